-- The copy that a bulk change changed or added: undoing it must not touch another copy of the same game.
delete from bulk_changes;
alter table bulk_change_items add column item_id bigint not null;
