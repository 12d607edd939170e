-- What a user decided and brought, by the row of the tracker: the same file again changes nothing, and a newer one only
-- what is new in it.
create table moved_rows (
  user_id uuid not null references "user" ("id") on delete cascade,
  row_key text collate "C" not null,
  decision jsonb,
  -- What the row said when it was last brought; null where it was only decided.
  wanted jsonb,
  game_id integer,
  move_id bigint,
  primary key (user_id, row_key)
);

-- How a user mapped the columns of a table, by its header.
create table moved_headers (
  user_id uuid not null references "user" ("id") on delete cascade,
  header text collate "C" not null,
  settings jsonb not null,
  used_at timestamptz not null,
  primary key (user_id, header)
);
