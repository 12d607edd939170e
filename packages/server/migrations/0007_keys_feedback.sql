-- API keys for users' own programs. Only a digest is stored, so that nobody who reads the database can use a key.
create table api_keys (
  user_id uuid not null references "user" ("id") on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  digest text not null unique,
  ending text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);

create table feedback (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  feedback_type text not null,
  subject text not null,
  message text not null,
  email text,
  current_url text not null,
  user_agent text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
