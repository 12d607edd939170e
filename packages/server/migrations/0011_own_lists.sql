-- Beside every copy and every wish stands what lists sort and filter by: a list of one's own then reads its rows in
-- their order and looks up no game but those of its page. Kept by the database, so that no write can forget it.

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
  -- Shared, so that a change of the game either is seen here or waits and sees this row.
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

-- One index per order that a list can have, as for the catalogue: unknown values come last in both directions.
create index on user_collection (user_id, folded_title, game_id);
create index on user_collection (user_id, folded_title, game_id)
  where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED');
create index on user_collection (user_id, platform_id, folded_title, game_id);
create index on user_collection (user_id, release_date, folded_title, game_id);
create index on user_collection (user_id, release_date desc nulls last, folded_title, game_id);
create index on user_collection (user_id, folded_publisher, folded_title, game_id);
create index on user_collection (user_id, folded_publisher desc nulls last, folded_title, game_id);
create index on user_collection (user_id, "purchasePrice", folded_title, game_id);
create index on user_collection (user_id, "purchasePrice" desc nulls last, folded_title, game_id);
create index on user_collection (user_id, created_at, folded_title, game_id);
create index on user_collection (user_id, created_at desc nulls last, folded_title, game_id);
create index on user_collection (user_id, "purchaseDate", folded_title, game_id);
create index on user_collection (user_id, "purchaseDate" desc nulls last, folded_title, game_id);
create index on user_collection
  (user_id, array_position('{MINT,GOOD,FAIR,POOR}'::text[], condition), folded_title, game_id);
create index on user_collection
  (user_id, array_position('{MINT,GOOD,FAIR,POOR}'::text[], condition) desc nulls last, folded_title, game_id);
create index on user_wishlist (user_id, folded_title, game_id);
create index on user_wishlist (user_id, release_date, folded_title, game_id);
create index on user_wishlist (user_id, release_date desc nulls last, folded_title, game_id);
create index on user_wishlist (user_id, folded_publisher, folded_title, game_id);
create index on user_wishlist (user_id, folded_publisher desc nulls last, folded_title, game_id);
create index on user_wishlist (user_id, created_at, folded_title, game_id);
create index on user_wishlist (user_id, created_at desc nulls last, folded_title, game_id);

-- How many copies, copies that lack a part, and wishes a user has on each platform, so that no page counts them. Without
-- a foreign key: a user's rows are deleted one by one with the account, and the last one takes its line along.
create table user_facets (
  user_id uuid not null,
  platform_id integer not null,
  owned integer not null,
  incomplete integer not null,
  wished integer not null,
  primary key (user_id, platform_id)
);

insert into user_facets (user_id, platform_id, owned, incomplete, wished)
select user_id, platform_id, sum(owned), sum(incomplete), sum(wished) from (
  select user_id, platform_id, 1 as owned,
    (completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED'))::int as incomplete, 0 as wished
  from user_collection
  union all
  select user_id, platform_id, 0, 0, 1 from user_wishlist
) own group by 1, 2;

create type own_row as (user_id uuid, platform_id integer, owned integer, incomplete integer, wished integer);

create function add_to_facets(own own_row[]) returns void language plpgsql as $$
begin
  if own = '{}' then return; end if;
  -- Ordered, so that two writers take the rows' locks in the same order.
  insert into user_facets as f (user_id, platform_id, owned, incomplete, wished)
  select user_id, platform_id, sum(owned), sum(incomplete), sum(wished) from unnest(own)
  group by 1, 2 order by 1, 2
  on conflict (user_id, platform_id) do update set owned = f.owned + excluded.owned,
    incomplete = f.incomplete + excluded.incomplete, wished = f.wished + excluded.wished;
  if -1 in (own[1].owned, own[1].wished) then
    delete from user_facets f using unnest(own) o
    where f.user_id = o.user_id and f.platform_id = o.platform_id and f.owned = 0 and f.wished = 0;
  end if;
end $$;

create function count_copies() returns trigger language plpgsql as $$
declare
  complete constant text[] := '{COMPLETE_IN_BOX,NEW_SEALED}';
begin
  if tg_op = 'INSERT' then
    perform add_to_facets(array(
      select (user_id, platform_id, 1, (completeness <> all(complete))::int, 0)::own_row from new_rows));
  elsif tg_op = 'DELETE' then
    perform add_to_facets(array(
      select (user_id, platform_id, -1, -(completeness <> all(complete))::int, 0)::own_row from old_rows));
  else
    perform add_to_facets(array(
      select (c.user_id, c.platform_id, c.owned, c.owned * (c.completeness <> all(complete))::int, 0)::own_row
      from old_rows o join new_rows n using (user_id, id) cross join lateral (values
        (o.user_id, o.platform_id, -1, o.completeness), (n.user_id, n.platform_id, 1, n.completeness)
      ) c (user_id, platform_id, owned, completeness)
      where o.platform_id <> n.platform_id or o.completeness <> n.completeness));
  end if;
  return null;
end $$;
create trigger count_inserted after insert on user_collection
  referencing new table as new_rows for each statement execute function count_copies();
create trigger count_updated after update on user_collection
  referencing old table as old_rows new table as new_rows for each statement execute function count_copies();
create trigger count_deleted after delete on user_collection
  referencing old table as old_rows for each statement execute function count_copies();

create function count_wishes() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform add_to_facets(array(select (user_id, platform_id, 0, 0, -1)::own_row from old_rows));
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform add_to_facets(array(select (user_id, platform_id, 0, 0, 1)::own_row from new_rows));
  end if;
  return null;
end $$;
create trigger count_inserted after insert on user_wishlist
  referencing new table as new_rows for each statement execute function count_wishes();
create trigger count_updated after update on user_wishlist
  referencing old table as old_rows new table as new_rows for each statement execute function count_wishes();
create trigger count_deleted after delete on user_wishlist
  referencing old table as old_rows for each statement execute function count_wishes();
