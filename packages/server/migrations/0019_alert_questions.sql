-- What marketplaces are asked for the alerts: equal searches of many users are one question.
create table alert_questions (
  id bigint generated always as identity primary key,
  platform text not null check (platform in ('vinted', 'ebay')),
  -- The regional site; empty where there is only one.
  site text not null default '',
  words text not null,
  next_ask_at timestamptz not null,
  -- Who asks at the moment. A worker that was killed keeps nobody else from it for longer than this.
  lease text,
  leased_until timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- In a row, since the last answer.
  failures integer not null default 0,
  unique (platform, site, words)
);
create index on alert_questions (next_ask_at);

alter table searches
  -- Null until a worker needs it.
  add column question_id bigint references alert_questions on delete set null,
  add column site text,
  add column part text not null default 'any'
    check (part in ('any', 'complete', 'loose', 'boxOrManual', 'sealed')),
  add column excluded_words text[] not null default '{}',
  add column with_fees boolean not null default false;
create index on searches (question_id, id);
create index on searches (id) where active and question_id is null;

alter table items
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  -- With fees and shipping, as far as they are known.
  add column total numeric(10, 2) check (total >= 0),
  add column seller text,
  -- The price that it was found at, and by which run. Without a price it was stored although nothing could be compared.
  add column found_price numeric(10, 2),
  add column found_run uuid,
  -- What it cost before it fell by a tenth or more, and so was found again.
  add column was_price numeric(10, 2),
  add column dismissed_at timestamptz;
update items set found_price = price;

-- What 'Bought it' changed, so that it can be undone.
create table alert_purchases (
  user_id uuid not null,
  item_id bigint not null,
  game_id integer not null references games_igdb (game_id),
  -- The copy as it was; null if there was none.
  before jsonb,
  wished_at timestamptz,
  was_active boolean not null,
  bought_at timestamptz not null,
  primary key (user_id, item_id),
  foreign key (user_id, item_id) references items (user_id, id) on delete cascade
);
create index on alert_purchases (game_id);

-- Of whom or of what somebody wants to hear nothing more.
create table alert_mutes (
  user_id uuid not null references "user" ("id") on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('seller', 'word')),
  platform text check (platform in ('vinted', 'ebay', 'leboncoin')),
  value text not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  check ((kind = 'seller') = (platform is not null)),
  unique nulls not distinct (user_id, kind, platform, value)
);

-- When somebody wants to be told. Without a row the usual hours are quiet.
create table alert_settings (
  user_id uuid primary key references "user" ("id") on delete cascade,
  is_quiet boolean not null default true,
  quiet_from integer not null default 1320 check (quiet_from between 0 and 1439),
  quiet_to integer not null default 480 check (quiet_to between 0 and 1439),
  time_zone text,
  -- When they last heard that alerts have had no answer for a day.
  failure_told_at timestamptz
);

-- The European Central Bank's rates of a day: units of each currency for one euro.
create table exchange_rates (
  day date primary key,
  rates jsonb not null,
  read_at timestamptz not null
);
