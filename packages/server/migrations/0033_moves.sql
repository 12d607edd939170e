-- Files of other trackers that users bring, and what was read of them. The files themselves are not kept.
create table moves (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  file_name text not null,
  form text not null,
  state text not null,
  told jsonb not null,
  -- The columns of a sheet; none where the form says what they are.
  columns jsonb not null default '[]',
  settings jsonb not null,
  words jsonb not null default '{}',
  rows integer not null,
  done integer not null default 0,
  -- The process that works on it renews this; afterwards another one may go on.
  busy_until timestamptz,
  is_stopping boolean not null default false,
  made_at timestamptz not null,
  written_at timestamptz,
  primary key (user_id, id)
);
create index on moves (made_at);
create index on moves (busy_until) where busy_until is not null;

create table move_rows (
  user_id uuid not null,
  move_id bigint not null,
  place integer not null,
  line integer not null,
  -- What the file says, and what that means here.
  cells jsonb not null,
  wanted jsonb,
  row_key text,
  status text,
  why text,
  game_id integer,
  choices jsonb not null default '[]',
  differences jsonb not null default '[]',
  decision jsonb,
  -- What writing did with the row, so that it can be taken back; null before.
  written jsonb,
  primary key (user_id, move_id, place),
  foreign key (user_id, move_id) references moves (user_id, id) on delete cascade
);
create index on move_rows (user_id, move_id, status, place);
create index on move_rows (user_id, move_id, game_id);
