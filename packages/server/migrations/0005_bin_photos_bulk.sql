-- Removed copies, kept for 30 days. `id` is the item's own id, to which its photos belong.
create table user_bin (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint not null,
  game_id integer not null references games_igdb (game_id),
  condition text not null,
  completeness text not null,
  "purchasePrice" numeric(10, 2),
  "purchaseDate" date,
  notes text not null,
  created_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (user_id, id)
);
create index on user_bin (removed_at);
create index on user_bin (game_id);

-- Photos of copies, including those in the bin: therefore no foreign key to user_collection.
create table user_collection_files (
  user_id uuid not null references "user" ("id") on delete cascade,
  user_collection_id bigint not null,
  file_name text not null unique,
  file_key text not null unique,
  mime_type text not null,
  size integer not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, file_key)
);
create index on user_collection_files (user_id, user_collection_id);

-- Stored files that no row needs, or needs yet; a job deletes them. A key is written here before its file is stored,
-- and removed together with the insert of the row that needs it, so that no crash leaves a file behind for ever.
create table unneeded_files (
  file_key text primary key,
  since timestamptz not null
);

create function forget_files() returns trigger language plpgsql as $$
begin
  insert into unneeded_files (file_key, since) select file_key, current_timestamp from gone on conflict do nothing;
  return null;
end $$;
create trigger forget_files after delete on user_collection_files
  referencing old table as gone for each statement execute function forget_files();

-- What a bulk change replaced, so that it can be undone for a while.
create table bulk_changes (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  made_at timestamptz not null,
  primary key (user_id, id)
);
create index on bulk_changes (made_at);

create table bulk_change_items (
  user_id uuid not null,
  change_id bigint not null,
  game_id integer not null,
  -- The former values of the changed fields; null for a copy that the change added.
  before jsonb,
  -- When the game that was added had been wished for.
  wished_at timestamptz,
  primary key (user_id, change_id, game_id),
  foreign key (user_id, change_id) references bulk_changes (user_id, id) on delete cascade
);
