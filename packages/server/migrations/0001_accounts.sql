-- Accounts. "user", "session", "account" and "verification" belong to better-auth, with its names.

create table "user" (
  "id" uuid primary key default gen_random_uuid(),
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);

create table "session" (
  "id" uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references "user" ("id") on delete cascade
);
create index on "session" ("userId");

create table "account" (
  "id" uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index on "account" ("userId");

create table "verification" (
  "id" uuid primary key default gen_random_uuid(),
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index on "verification" ("identifier");

create table profiles (
  id uuid primary key references "user" ("id") on delete cascade,
  preferred_currency text not null default 'USD',
  preferred_marketplace text not null default 'auto',
  preferred_language text check (preferred_language in ('en', 'fr')),
  user_type text not null default 'user',
  telegram_chat_id text
);

create table user_subscriptions (
  user_id uuid primary key references "user" ("id") on delete cascade,
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'basic', 'pro')),
  subscription_status text not null default 'active',
  subscription_expires_at timestamptz,
  updated_at timestamptz not null default current_timestamp
);

-- In the transaction of the sign-up, so that every user always has them.
create function add_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id) values (new."id");
  insert into user_subscriptions (user_id) values (new."id");
  return new;
end $$;
create trigger add_profile after insert on "user" for each row execute function add_profile();

-- Mails wait here until they are sent; the local edition keeps them to be read at /outbox.
create table mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body_text text not null,
  created_at timestamptz not null default current_timestamp,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default current_timestamp
);
create index on mails (next_attempt_at) where sent_at is null;

-- Counters of the last minute. Losing them in a crash only lets somebody try again.
create unlogged table attempts (
  key text primary key,
  times integer not null,
  window_ends_at timestamptz not null
);
