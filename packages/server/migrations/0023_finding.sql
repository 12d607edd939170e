-- What the search screen looks through: one narrow row for each game, and the words and codes that lead to it.
-- Triggers keep all of it, so that no writer of games can forget them.

create table game_search (
  game_id integer primary key references games_igdb (game_id) on delete cascade,
  platform_id integer not null,
  folded_title text collate "C" not null,
  -- The folded title and the folded other titles between spaces: ' tetris attack / panel de pon '.
  names text collate "C" not null,
  -- The title in lower case where folding changes more than its signs: the exact results are those of the title itself.
  unfolded text collate "C",
  -- Pieces of one and two characters of what is not written in a-z. The index of three letters cannot serve Japanese,
  -- whose words are shorter, and depends on the locale of the server.
  pieces text[] collate "C",
  -- How likely a collector means this game. Below 0: cheat discs, demos and the like.
  standing integer not null
);
create index on game_search using gin (names gin_trgm_ops);
create index on game_search using gin (pieces) where pieces is not null;
create index on game_search (folded_title, game_id);
create index on game_search (platform_id, folded_title, game_id);
create index on game_search (standing desc, folded_title, game_id);

-- Every word of a title. A word that no title has any more stays: it leads to no game.
create table game_words (word text collate "C" primary key);
create index on game_words (reverse(word) collate "C");
create index on game_words using gin (word gin_trgm_ops);

-- Serials and barcodes in capitals and digits: 'SLES-01234' is SLES01234.
create table game_codes (
  code text collate "C" not null,
  game_id integer not null references games_igdb (game_id) on delete cascade,
  primary key (code, game_id)
);
create index on game_codes (game_id);

create function pieces_of(names text) returns text[] language sql immutable as $$
  select array_agg(distinct piece) from (
    select substr(names, at, 1) as piece, at from generate_series(1, length(names)) at
    union all
    select substr(names, at, 2), at from generate_series(1, length(names)) at
  ) pieces
  where substr(names, at, 1) ~ '[^\x01-\x7f]'
$$;

create function standing_of(
  folded_title text, release_date text, is_described boolean, is_french boolean, releases integer, rating real,
  rating_count integer
) returns integer language sql immutable as $$
  select (
    case when is_french then 30 when is_described then 12 else 0 end
    + 2 * least(releases, 6)
    + least(30, round(3 * ln(1 + greatest(0, rating_count)))) + round(greatest(0, rating) / 10)
    -- Of a series, the first is what most people mean.
    + greatest(0, least(6, (2006 - coalesce(left(release_date, 4), '2006')::integer) / 4))
    - case when folded_title ~ ('\m(action replay|game ?shark|game genie|code ?breaker|xploder|cheats?|codes'
        || '|demo|demo disc|demo disk|trial|taikenban|sampler|kiosk|promo|prototype|beta|bonus disc|bonus disk'
        || '|press kit|trailer|gba video|game boy advance video|e reader|memory card|freeloader|max drive'
        || '|nintendo power|official .* magazine)\M') then 200 else 0 end
    - case when folded_title ~ '\m(\d+ games? in (1|one|i)|\d+ in 1|double pack|twin pack|value pack|bundle)\M'
        then 25 else 0 end
  )::integer
$$;

create function fill_game_search(ids integer[]) returns void language plpgsql as $$
begin
  insert into game_search as s (game_id, platform_id, folded_title, names, unfolded, pieces, standing)
  select g.game_id, g.platform_id, g.folded_title, n.names,
    case when g.title ~ '[^\x01-\x7f]' then lower(g.title) end,
    case when n.names ~ '[^\x01-\x7f]' then pieces_of(n.names) end,
    standing_of(g.folded_title, g.release_date, d.description is not null, d.description_fr is not null,
      coalesce(jsonb_array_length(d.releases), 0), coalesce(d.rating, 0), coalesce(d.rating_count, 0))
  from unnest(ids) asked (game_id) join games_igdb g using (game_id) left join game_details d using (game_id),
    lateral (select ' ' || g.folded_title || coalesce(' / ' || nullif(d.folded_alts, ''), '') || ' ' as names) n
  on conflict (game_id) do update set platform_id = excluded.platform_id, folded_title = excluded.folded_title,
    names = excluded.names, unfolded = excluded.unfolded, pieces = excluded.pieces, standing = excluded.standing
  where (s.platform_id, s.folded_title, s.names, s.unfolded, s.pieces, s.standing) is distinct from
    (excluded.platform_id, excluded.folded_title, excluded.names, excluded.unfolded, excluded.pieces, excluded.standing);

  -- The words of titles are everybody's, for mending what was mistyped. Ids from 2^30 on are users' own entries, whose
  -- words are not among them. Ordered, so that two writers lock the words in the same order.
  insert into game_words (word)
  select distinct word
  from unnest(ids) asked (game_id) join game_search s using (game_id), regexp_split_to_table(s.names, '[ /]+') word
  where length(word) between 1 and 40 and s.game_id < 1073741824
  order by word
  on conflict do nothing;
end $$;

-- The codes of a serial or barcode: without what separates its parts, and without what the label adds around the
-- number of the game. 'DL-DOL-GW7P-EUR' is also found by DOL-GW7P-EUR, DOL-GW7P and GW7P, 'SLES-53885/ANZ' by
-- SLES-53885, and a barcode without the zeros before it.
create function codes_of(written text) returns setof text language sql immutable as $$
  select distinct ltrim(code, case when code ~ '^\d+$' then '0' else '' end) from (
    select regexp_replace(upper(written), '[^A-Z0-9]', '', 'g') as code
    union all
    select regexp_replace(part, '[^A-Z0-9]', '', 'g')
    from regexp_split_to_table(upper(written), '[/,;]') part where part ~ '\d'
    union all
    select unnest(array[cart[1] || cart[2] || cart[3], cart[1] || cart[2], cart[2]])
    from regexp_matches(upper(written), '^(?:DL-)?([A-Z]{3,4})-(?:[A-Z]-)?([A-Z0-9]{4})(?:-([A-Z]{3}))?$') cart
  ) codes
  where length(code) between 4 and 40 and length(ltrim(code, '0')) >= 3
$$;

create function fill_game_codes(ids integer[]) returns void language sql as $$
  with wanted as materialized (
    select distinct code, d.game_id
    from unnest(ids) asked (game_id) join game_details d using (game_id),
      lateral (
        select d.barcode as written
        union all
        select unnest(array[release ->> 'serial', release ->> 'barcode']) from jsonb_array_elements(d.releases) release
      ) known,
      codes_of(known.written) code
    where known.written is not null
  ), gone as (
    delete from game_codes k using unnest(ids) asked (game_id)
    where k.game_id = asked.game_id and not exists (select from wanted w where w.code = k.code and w.game_id = k.game_id)
  )
  insert into game_codes (code, game_id) select code, game_id from wanted order by code, game_id
  on conflict do nothing
$$;

create function find_written_games() returns trigger language plpgsql as $$
declare
  written integer[];
begin
  if tg_op = 'INSERT' then
    written := array(select game_id from new_rows);
    -- A game that comes with its details is filled once, with these.
    if tg_table_name = 'games_igdb' then
      written := array(select unnest(written) except select game_id from game_details where game_id = any(written));
    end if;
  elsif tg_table_name = 'games_igdb' then
    written := array(
      select n.game_id from new_rows n join old_rows o using (game_id)
      where (n.platform_id, n.title, n.folded_title, n.release_date)
        is distinct from (o.platform_id, o.title, o.folded_title, o.release_date));
  else
    written := array(
      select n.game_id from new_rows n join old_rows o using (game_id)
      where (n.folded_alts, n.releases, n.barcode, n.rating, n.rating_count)
          is distinct from (o.folded_alts, o.releases, o.barcode, o.rating, o.rating_count)
        or (n.description is null, n.description_fr is null)
          is distinct from (o.description is null, o.description_fr is null));
  end if;

  if written <> '{}' then
    perform fill_game_search(written);
    if tg_table_name = 'game_details' then perform fill_game_codes(written); end if;
  end if;
  return null;
end $$;
create trigger find_inserted after insert on games_igdb
  referencing new table as new_rows for each statement execute function find_written_games();
create trigger find_updated after update on games_igdb
  referencing old table as old_rows new table as new_rows for each statement execute function find_written_games();
create trigger find_inserted after insert on game_details
  referencing new table as new_rows for each statement execute function find_written_games();
create trigger find_updated after update on game_details
  referencing old table as old_rows new table as new_rows for each statement execute function find_written_games();

select fill_game_search(array(select game_id from games_igdb));
select fill_game_codes(array(select game_id from game_details));

-- The search screen reads the other titles from game_search now.
drop index game_details_folded_alts_idx;
