-- Keys of rows have the columns of their table by now, so that what was decided of one table never reaches another.
delete from moved_rows where row_key like 'sheet %';
-- What was decided of tables that are not written yet stays with their rows, which get their new keys in the next dry run.
update moves set state = 'mapping' where form = 'sheet' and state = 'ready';
