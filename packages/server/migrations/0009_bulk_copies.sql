-- Which copy a bulk change changed or added: undoing it leaves another copy of the same game alone.
delete from bulk_changes;
alter table bulk_change_items add column item_id bigint not null;
