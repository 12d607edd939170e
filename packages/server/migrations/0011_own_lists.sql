-- Each copy and each wish has the columns of its game that lists sort and filter by. A list of the user's own can
-- then read its rows in order, and look up only the games on its page. Triggers maintain the columns, so that no
-- write can forget them.

alter table user_collection
  add column folded_title text collate "C" not null default '',
  add column platform_id integer not null default 0,
  add column release_date text collate "C",
  add column folded_publisher text collate "C",
  add column genres text[] not null default '{}',
  add column regions text[] not null default '{}';
alter table user_wishlist
  add column folded_title text collate "C" not null default '',
  add column platform_id integer not null default 0,
  add column release_date text collate "C",
  add column folded_publisher text collate "C",
  add column genres text[] not null default '{}',
  add column regions text[] not null default '{}';

update user_collection c set folded_title = g.folded_title, platform_id = g.platform_id, release_date = g.release_date,
  folded_publisher = g.folded_publisher, genres = g.genres, regions = g.regions
from games_igdb g where g.game_id = c.game_id;
update user_wishlist w set folded_title = g.folded_title, platform_id = g.platform_id, release_date = g.release_date,
  folded_publisher = g.folded_publisher, genres = g.genres, regions = g.regions
from games_igdb g where g.game_id = w.game_id;

create function take_keys() returns trigger language plpgsql as $$
begin
  -- A shared lock: a concurrent change of the game is either seen here, or waits and then sees this row.
  select g.folded_title, g.platform_id, g.release_date, g.folded_publisher, g.genres, g.regions
  into new.folded_title, new.platform_id, new.release_date, new.folded_publisher, new.genres, new.regions
  from games_igdb g where g.game_id = new.game_id for share;
  return new;
end $$;
create trigger take_keys before insert on user_collection for each row execute function take_keys();
create trigger take_keys before insert on user_wishlist for each row execute function take_keys();

create function pass_keys_on() returns trigger language plpgsql as $$
declare
  changed integer[] := array(
    select n.game_id from new_rows n join old_rows o using (game_id)
    where (n.folded_title, n.platform_id, n.release_date, n.folded_publisher, n.genres, n.regions)
      is distinct from (o.folded_title, o.platform_id, o.release_date, o.folded_publisher, o.genres, o.regions));
begin
  if changed = '{}' then return null; end if;
  update user_collection c set folded_title = g.folded_title, platform_id = g.platform_id,
    release_date = g.release_date, folded_publisher = g.folded_publisher, genres = g.genres, regions = g.regions
  from games_igdb g where g.game_id = any(changed) and c.game_id = g.game_id;
  update user_wishlist w set folded_title = g.folded_title, platform_id = g.platform_id,
    release_date = g.release_date, folded_publisher = g.folded_publisher, genres = g.genres, regions = g.regions
  from games_igdb g where g.game_id = any(changed) and w.game_id = g.game_id;
  return null;
end $$;
create trigger pass_keys_on after update on games_igdb
  referencing old table as old_rows new table as new_rows for each statement execute function pass_keys_on();

-- One index per order, as in the catalogue: unknown values come last in both directions. A copy's day is always
-- known, so one index serves both directions. Price, condition and purchase date have none, because every edit would
-- have to write all the indexes.
create index on user_collection (user_id, folded_title, game_id);
create index on user_collection (user_id, folded_title, game_id) include (platform_id)
  where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED');
create index on user_collection (user_id, platform_id, folded_title, game_id);
create index on user_collection (user_id, release_date, folded_title, game_id);
create index on user_collection (user_id, release_date desc nulls last, folded_title, game_id);
create index on user_collection (user_id, folded_publisher, folded_title, game_id);
create index on user_collection (user_id, folded_publisher desc nulls last, folded_title, game_id);
create index on user_collection (user_id, created_at, folded_title, game_id);
create index on user_wishlist (user_id, folded_title, game_id);
create index on user_wishlist (user_id, release_date, folded_title, game_id);
create index on user_wishlist (user_id, release_date desc nulls last, folded_title, game_id);
create index on user_wishlist (user_id, folded_publisher, folded_title, game_id);
create index on user_wishlist (user_id, folded_publisher desc nulls last, folded_title, game_id);
create index on user_wishlist (user_id, created_at, folded_title, game_id);
