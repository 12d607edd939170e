-- How many games each source tells of, and when that last changed, for the page about the data: counting records there
-- would read all of them.
create table source_counts (
  source text collate "C" primary key,
  games integer not null,
  updated_at timestamptz not null
);
insert into source_counts
select source, count(distinct game_id), now() from game_records group by source;

-- A game counts once for a source, however many records it has from it.
create function count_sources() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into source_counts as s (source, games, updated_at)
    select o.source, -count(*) filter (where left_over.records = 0), now()
    from (select source, game_id from old_rows group by source, game_id) o
    cross join lateral (select count(*) as records from game_records r
      where r.game_id = o.game_id and r.source = o.source) left_over
    group by o.source order by o.source
    on conflict (source) do update set games = s.games + excluded.games, updated_at = excluded.updated_at;
  end if;
  if tg_op <> 'DELETE' then
    insert into source_counts as s (source, games, updated_at)
    select n.source, count(*) filter (where there.records = n.records), now()
    from (select source, game_id, count(*) as records from new_rows group by source, game_id) n
    cross join lateral (select count(*) as records from game_records r
      where r.game_id = n.game_id and r.source = n.source) there
    group by n.source order by n.source
    on conflict (source) do update set games = s.games + excluded.games, updated_at = excluded.updated_at;
  end if;
  return null;
end $$;

create trigger count_inserted after insert on game_records
  referencing new table as new_rows for each statement execute function count_sources();
create trigger count_deleted after delete on game_records
  referencing old table as old_rows for each statement execute function count_sources();

create function count_moved_sources() returns trigger language plpgsql as $$
begin
  insert into source_counts as s (source, games, updated_at)
  select source, coalesce(sum(change), 0), now()
  from (
    select source, 0 as change from new_rows
    union all
    select o.source, -1
    from (select distinct o.source, o.game_id from old_rows o join new_rows n using (source, source_key)
      where o.game_id <> n.game_id) o
    where not exists (select from game_records r where r.game_id = o.game_id and r.source = o.source)
    union all
    select n.source, 1
    from (select n.source, n.game_id, count(*) as records from old_rows o join new_rows n using (source, source_key)
      where o.game_id <> n.game_id group by n.source, n.game_id) n
    where n.records = (select count(*) from game_records r where r.game_id = n.game_id and r.source = n.source)
  ) changes
  group by source order by source
  on conflict (source) do update set games = s.games + excluded.games, updated_at = excluded.updated_at;
  return null;
end $$;

create trigger count_updated after update on game_records
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_moved_sources();
