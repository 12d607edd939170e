-- Which copies a row of a file stands for, and what was remembered of it before the last move: an undo leads back to that.
alter table move_rows add column items jsonb not null default '[]';
alter table moved_rows
  add column items jsonb not null default '[]',
  add column former jsonb;
create index on moved_rows (user_id, game_id);
-- Keys have the title and the platform of a row by now, so that the number of a row never decides its game.
delete from moved_rows;
-- Columns of a table no longer mean a number in another program.
update moves set settings = jsonb_set(settings, '{mapping}', (
    select jsonb_agg(case when field = '"key"' then '"nothing"' else field end order by at)
    from jsonb_array_elements(settings -> 'mapping') with ordinality as mapping (field, at)
  )) where settings -> 'mapping' ? 'key';
update moved_headers set settings = jsonb_set(settings, '{mapping}', (
    select jsonb_agg(case when field = '"key"' then '"nothing"' else field end order by at)
    from jsonb_array_elements(settings -> 'mapping') with ordinality as mapping (field, at)
  )) where settings -> 'mapping' ? 'key';
