-- What users own. Every key begins with user_id, so that these tables can be partitioned by user.

create table user_platforms (
  user_id uuid not null references "user" ("id") on delete cascade,
  platform_id integer not null references consoles (id),
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, platform_id)
);

create table user_collection (
  id bigint generated always as identity,
  user_id uuid not null references "user" ("id") on delete cascade,
  game_id integer not null references games_igdb (game_id),
  condition text not null default 'GOOD' check (condition in ('MINT', 'GOOD', 'FAIR', 'POOR')),
  completeness text not null default 'COMPLETE_IN_BOX' check (completeness in (
    'COMPLETE_IN_BOX', 'NEW_SEALED', 'CARTRIDGE', 'BOOKLET', 'CASE',
    'CARTRIDGE,BOOKLET', 'CARTRIDGE,CASE', 'BOOKLET,CASE'
  )),
  "purchasePrice" numeric(10, 2) check ("purchasePrice" >= 0),
  "purchaseDate" date,
  notes text not null default '',
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, game_id)
);
create unique index on user_collection (user_id, id);
create index on user_collection (user_id, created_at desc, id desc);
create index on user_collection (game_id);

create table user_wishlist (
  user_id uuid not null references "user" ("id") on delete cascade,
  game_id integer not null references games_igdb (game_id),
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, game_id)
);
create index on user_wishlist (game_id);
