-- One game, many records. What each source says of a game is a record, kept whole; the game's own columns are composed
-- from its records, so that a better source can win each fact and a source that goes takes only its own facts along.
create table game_records (
  source text collate "C" not null,
  -- The source's own id of the game; it begins with the platform where one id can be on several.
  source_key text collate "C" not null,
  game_id integer not null references games_igdb (game_id) on delete cascade,
  facts jsonb not null,
  licence text not null,
  primary key (source, source_key)
);
create index on game_records (game_id);

-- The keys by which records of different sources are recognised as one game: titles without what is written in many
-- ways, and serials. TypeScript makes them (titleKeys.ts), at import.
create table game_keys (
  platform_id integer not null,
  key text collate "C" not null,
  game_id integer not null references games_igdb (game_id) on delete cascade,
  primary key (key, platform_id, game_id)
);
create index on game_keys (game_id);

-- Where a game went that was united with another. A moved game can move on, so that each old id leads there in one step.
create table game_moves (
  old_id integer primary key,
  game_id integer not null references games_igdb (game_id) on delete cascade
);
create index on game_moves (game_id);

alter table game_details
  -- IGDB's id of the picture on the box.
  add column cover text,
  -- Which source each shown fact is from, as {"publisher": "GameDataBase"}.
  add column fact_sources jsonb not null default '{}';

-- Every game so far becomes the record of the source that brought it. Its key there is unknown: '?' and the title
-- stand for it until that source brings the game again.
insert into game_records (source, source_key, game_id, facts, licence)
select coalesce(nullif(d.source, ''), 'Cartouche'),
  case when coalesce(d.source, '') in ('', 'Cartouche') then '' else '?' end || g.platform_id || '/' || g.folded_title,
  g.game_id,
  jsonb_strip_nulls(jsonb_build_object(
    'platform_id', g.platform_id, 'title', g.title, 'alt_titles', nullif(to_jsonb(d.alt_titles), '[]'),
    'release_date', g.release_date, 'publisher', g.publisher, 'developer', d.developer,
    'description', d.description, 'description_fr', d.description_fr, 'genres', nullif(to_jsonb(g.genres), '[]'),
    'releases', nullif(d.releases, '[]'), 'barcode', d.barcode, 'igdb_id', d.igdb_id)),
  coalesce(d.licence, '')
from games_igdb g left join game_details d using (game_id);
