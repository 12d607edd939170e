-- Price alerts: saved searches and the listings that they found.
create table searches (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  platform text not null check (platform in ('vinted', 'ebay', 'leboncoin')),
  query text not null,
  min_price numeric(10, 2) check (min_price >= 0),
  max_price numeric(10, 2) check (max_price >= 0),
  active boolean not null default true,
  created_at timestamptz not null,
  game_id integer references games_igdb (game_id),
  primary key (user_id, id)
);
create index on searches (user_id, created_at desc, id desc);
create index on searches (game_id);

create table items (
  user_id uuid not null,
  id bigint generated always as identity,
  search_id bigint not null,
  title text not null,
  price numeric(10, 2) not null check (price >= 0),
  item_platform_id text not null,
  image_url text,
  platform text not null check (platform in ('vinted', 'ebay', 'leboncoin')),
  created_at timestamptz not null,
  item_seen boolean not null default false,
  primary key (user_id, id),
  -- Each alert finds a listing once.
  unique (user_id, search_id, item_platform_id),
  foreign key (user_id, search_id) references searches (user_id, id) on delete cascade
);
create index on items (user_id, created_at desc, id desc);
create index on items (user_id) where not item_seen;
