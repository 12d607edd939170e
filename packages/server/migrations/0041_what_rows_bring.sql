-- Keys of rows have the columns of their table by now, so that what was decided of one table never reaches another.
delete from moved_rows where row_key like 'sheet %';
-- What was decided of tables that are not written yet stays with their rows, which get their new keys in the next dry run.
update moves set state = 'mapping' where form = 'sheet' and state = 'ready';

-- How many copies a row brings, once it is compared; and how many it says beyond what a game can have.
alter table move_rows add column brings integer, add column beyond integer not null default 0;
update move_rows set brings = greatest(0, (wanted ->> 'quantity')::integer - jsonb_array_length(items))
where status in ('new', 'same', 'differs', 'copy') and wanted ->> 'list' = 'collection'
  and decision ->> 'do' is distinct from 'skip';
