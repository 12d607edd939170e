-- Plans that the operator gives stand beside those that are bought: neither takes the other away. Until now all were given.
alter table user_subscriptions
  add column given_tier text check (given_tier in ('basic', 'pro')),
  add column given_is_trial boolean not null default false,
  add column given_expires_at timestamptz;
update user_subscriptions
  set given_tier = subscription_tier, given_is_trial = subscription_status = 'trialing',
    given_expires_at = subscription_expires_at,
    subscription_tier = 'free', subscription_status = 'active', subscription_expires_at = null
  where subscription_tier <> 'free';

-- Who is whom at the payment provider, and what was last read there.
create table user_customers (
  user_id uuid primary key references "user" ("id") on delete cascade,
  -- Under which the customer is created, so that two requests create one.
  creation_key uuid not null default gen_random_uuid(),
  customer_id text unique,
  language text not null check (language in ('en', 'fr')),
  -- Something changed at the provider when changes_noted exceeds changes_read. One reader at a time.
  changes_noted bigint not null default 0,
  changes_read bigint not null default 0,
  reader uuid,
  reading_until timestamptz,
  read_at timestamptz,
  had_trial boolean not null default false,
  subscription_id text,
  price_id text,
  billing_interval text,
  amount bigint,
  credit bigint not null default 0,
  currency text,
  next_payment_at timestamptz,
  mend_url text
);
create index on user_customers (read_at);

-- What somebody set out to buy or change. Its id is the provider's idempotency key, so that many requests are one.
create table subscription_intents (
  user_id uuid not null references "user" ("id") on delete cascade,
  id uuid not null default gen_random_uuid(),
  slot text not null check (slot in ('purchase', 'change', 'payment')),
  wish text not null,
  result text,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id)
);
create unique index on subscription_intents (user_id, slot) where ended_at is null;
create index on subscription_intents (made_at);

-- Which mails about a subscription were written, each once.
create table subscription_notices (
  user_id uuid not null references "user" ("id") on delete cascade,
  about text not null,
  written_at timestamptz not null,
  primary key (user_id, about)
);

-- The provider's events by their ids, each recorded once.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index on stripe_events (received_at);

-- Customers whose account is gone, until nothing can be charged to them any more.
create table leaving_customers (
  customer_id text primary key,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default 'epoch'
);
create function keep_leaving_customer() returns trigger language plpgsql as $$
begin
  insert into leaving_customers (customer_id) values (old.customer_id) on conflict do nothing;
  return null;
end $$;
create trigger keep_leaving_customer after delete on user_customers
  for each row when (old.customer_id is not null) execute function keep_leaving_customer();
