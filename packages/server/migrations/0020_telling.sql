-- How somebody hears of what their alerts find. Null where nobody chose: then by the first way that reaches them.
alter table profiles add column told_by text[] check (told_by <@ array['telegram', 'push', 'mail']);
-- A chat belongs to one account.
create unique index on profiles (telegram_chat_id);

-- What is told, a row for each find and way for ever: a find is never told twice by one way, but at a lower price.
create table tellings (
  user_id uuid not null,
  item_id bigint not null,
  way text not null check (way in ('telegram', 'push', 'mail')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'told', 'unsure', 'given up')),
  -- The price that it is told at.
  price numeric(12, 2) not null check (price >= 0),
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Who sends it, and until when others leave it alone.
  sender uuid,
  sending_until timestamptz,
  told_at timestamptz,
  primary key (user_id, item_id, way),
  foreign key (user_id, item_id) references items (user_id, id) on delete cascade
);
create index on tellings (due_at) where state = 'waiting';
create index on tellings (sending_until) where state = 'sending';

-- Links to the bot under way. Only a digest is kept: whoever has the token binds a chat.
create table chat_links (
  digest text primary key,
  user_id uuid not null references "user" ("id") on delete cascade,
  expires_at timestamptz not null
);
create index on chat_links (user_id);

-- What the bot has answered: updates can come twice.
create table telegram_updates (
  update_id bigint primary key,
  received_at timestamptz not null
);
create index on telegram_updates (received_at);

-- The browsers that take push messages.
create table push_subscriptions (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- The key pair that push services know this instance by. With another one, every browser would have to subscribe again.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);
