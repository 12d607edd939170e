-- A statement that moves records can take some from a game and give it others at once, as when two games swap theirs: then
-- neither game is new to the source or lost to it. What a game had before is what it has now, without what came and with
-- what went; the columns of the key may change, too.
create or replace function count_moved_sources() returns trigger language plpgsql as $$
begin
  insert into source_counts as s (source, games, updated_at)
  select source, sum((now_there > 0)::integer - (now_there - change > 0)::integer), now()
  from (
    select source, game_id, change,
      case when change = 0 then 0 else (select count(*) from game_records r
        where r.game_id = moved.game_id and r.source = moved.source) end as now_there
    from (
      select source, game_id, sum(change) as change
      from (
        select source, game_id, 1 as change from new_rows
        union all
        select source, game_id, -1 from old_rows
      ) changes
      group by source, game_id
    ) moved
  ) changed
  group by source order by source
  on conflict (source) do update set games = s.games + excluded.games, updated_at = excluded.updated_at;
  return null;
end $$;
