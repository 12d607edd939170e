-- Pictures of boxes that sources have, fetched once for everybody and kept up to a size. Both tables can be emptied at
-- any time: what somebody looks at is fetched again.
create table cover_pictures (
  source text not null,
  -- How the source names it.
  source_key text not null,
  -- Of the picture that is stored; null while there is none.
  digest text,
  -- What the keys of its files begin with.
  file_stem text,
  width integer,
  height integer,
  bytes integer,
  fetched_at timestamptz,
  used_at timestamptz,
  -- Until when the source is not asked again for what it did not have.
  missing_until timestamptz,
  -- Which process fetches it, and until when no other does.
  fetcher text,
  fetching_until timestamptz,
  primary key (source, source_key)
);
create index on cover_pictures (used_at) include (bytes) where digest is not null;

-- Which picture a game has for a region; '-' stands for whoever names none.
create table covers (
  game_id integer not null references games_igdb (game_id) on delete cascade,
  region text not null,
  -- The sources that were asked, in their order: with others the row counts for nothing.
  sources text not null,
  -- Null if none of them has a picture.
  source text,
  source_key text,
  -- When it is worth looking again: for a picture, or for a better one.
  ask_after timestamptz,
  primary key (game_id, region)
);
create index on covers (source, source_key);

-- Pictures that whoever runs the site has removed; they are not fetched again.
create table cover_removals (
  source text not null,
  source_key text not null,
  removed_at timestamptz not null,
  primary key (source, source_key)
);

-- What the catalogue learns about a game's boxes is looked up anew.
create function forget_covers() returns trigger language plpgsql as $$
begin
  delete from covers where game_id = new.game_id;
  return null;
end $$;
create trigger forget_covers after update of cover, releases on game_details
  for each row when (old.cover is distinct from new.cover or old.releases is distinct from new.releases)
  execute function forget_covers();

-- The photo that its owner uses as the cover, one at most of each copy.
alter table user_collection_files
  add column is_cover boolean not null default false,
  -- Of the picture as a cover; null until it is known.
  add column cover_width integer,
  add column cover_height integer;
create unique index on user_collection_files (user_id, user_collection_id) where is_cover;
