-- What may be open at a provider at once, counted over all processes. A lane ends by itself if its process does.
create table call_lanes (
  provider text not null,
  lane integer not null,
  holder text not null,
  taken_until timestamptz not null,
  primary key (provider, lane)
);

-- When a provider may be asked again, for all processes.
create table call_paces (
  provider text primary key,
  next_at timestamptz not null
);

-- How far each platform is read from IGDB. A pass reads the games in order of their ids, those alone that were changed
-- since the pass before it began.
create table igdb_syncs (
  platform_id integer primary key references consoles,
  changed_since timestamptz,
  last_id integer not null default 0,
  began_at timestamptz,
  ended_at timestamptz,
  games integer not null default 0,
  holder text,
  held_until timestamptz
);
