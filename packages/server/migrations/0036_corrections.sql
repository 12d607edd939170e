-- What a game said when it was corrected. Only what differs from that is its user's correction: what the game says later
-- is news from its sources.
alter table own_entries add column facts_before jsonb;
update own_entries e set facts_before = jsonb_build_object('title', g.title, 'release_date', g.release_date,
  'publisher', g.publisher, 'regions', g.regions, 'genres', g.genres)
from games_igdb c join games_igdb g on g.game_id = c.corrects
where c.game_id = e.game_id;

-- A record of what an operator accepted has a title only if that was corrected: the title of the game's best source was
-- copied into it before.
update game_records c set facts = c.facts - 'title'
where c.source = 'Corrections' and c.facts->>'title' = (
  select r.facts->>'title' from game_records r where r.game_id = c.game_id and r.source <> c.source
  order by array_position(array['Cartouche', 'GameDataBase', 'IGDB', 'libretro-database'], r.source) nulls last,
    r.source collate "C", r.source_key collate "C"
  limit 1
);
