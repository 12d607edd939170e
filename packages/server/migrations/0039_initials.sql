-- The initials by which collectors call games: 'ff7', 'mgs', 'smb3', 'gta'. They are looked up whole, unlike the names.
-- The exact results are those of the folded title, so that accents do not matter; `unfolded` has no reader any more.

alter table game_search drop column unfolded;
alter table game_search add column initials text[] collate "C";
create index on game_search using gin (initials) where initials is not null;

-- The initials of a title, of what is before and after its colon, and of these without an article; numerals as they are
-- written, as digits, and left out with what follows them. 'Final Fantasy VII' is ffvii, ff7 and ff.
create function initials_of(title text) returns text[] language plpgsql immutable as $$
declare
  ascii text := regexp_replace(lower(translate(normalize(title, NFKD), '–—', '--')), '[^ -~]|''', '', 'g');
  part text;
  word text;
  roman integer;
  letters integer;
  written text;
  in_digits text;
  before text;
  found text[] := '{}';
begin
  foreach part in array array[ascii] || regexp_split_to_array(ascii, ': | - | / ') loop
    letters := 0; written := ''; in_digits := ''; before := null;
    foreach word in array regexp_split_to_array(part, '[^a-z0-9]+') loop
      continue when word = '';
      -- 'I' is a word.
      roman := array_position('{-,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii,xiii,xiv,xv,xvi}'::text[], word);
      if roman is not null or left(word, 1) between '0' and '9' then
        before := coalesce(before, written);
        written := written || word;
        in_digits := in_digits || coalesce(roman::text, word);
      else
        letters := letters + 1;
        written := written || left(word, 1);
        in_digits := in_digits || left(word, 1);
      end if;
    end loop;
    if letters between 2 and 7 then
      found := found || array[written, in_digits, before];
      if split_part(part, ' ', 1) = any('{the,a,an,le,la,les,der,die,das}') then
        found := found || array[substr(written, 2), substr(in_digits, 2), substr(before, 2)];
      end if;
    end if;
  end loop;
  return array(select distinct one from unnest(found) one where length(one) between 2 and 8 order by one);
end $$;

-- One release more or less says little: sources list them with different care.
create or replace function standing_of(
  folded_title text, release_date text, is_described boolean, is_french boolean, releases integer, rating real,
  rating_count integer
) returns integer language sql immutable as $$
  select (
    case when is_french then 30 when is_described then 12 else 0 end
    + least(releases, 6)
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

create or replace function fill_game_search(ids integer[]) returns void language plpgsql as $$
begin
  insert into game_search as s (game_id, platform_id, folded_title, names, pieces, initials, standing)
  select g.game_id, g.platform_id, g.folded_title, n.names,
    case when n.names ~ '[^\x01-\x7f]' then pieces_of(n.names) end,
    (select array_agg(distinct letters order by letters)
      from unnest(g.title || coalesce(d.alt_titles, '{}')) title, unnest(initials_of(title)) letters),
    standing_of(g.folded_title, g.release_date, d.description is not null, d.description_fr is not null,
      coalesce(jsonb_array_length(d.releases), 0), coalesce(d.rating, 0), coalesce(d.rating_count, 0))
  from unnest(ids) asked (game_id) join games_igdb g using (game_id) left join game_details d using (game_id),
    lateral (select ' ' || g.folded_title || coalesce(' / ' || nullif(d.folded_alts, ''), '') || ' ' as names) n
  on conflict (game_id) do update set platform_id = excluded.platform_id, folded_title = excluded.folded_title,
    names = excluded.names, pieces = excluded.pieces, initials = excluded.initials, standing = excluded.standing
  where (s.platform_id, s.folded_title, s.names, s.pieces, s.initials, s.standing) is distinct from
    (excluded.platform_id, excluded.folded_title, excluded.names, excluded.pieces, excluded.initials, excluded.standing);

  -- The words of titles are everybody's, for mending what was mistyped. Ids from 2^30 on are users' own entries, whose
  -- words are not among them. Ordered, so that two writers lock the words in the same order.
  insert into game_words (word)
  select distinct word
  from unnest(ids) asked (game_id) join game_search s using (game_id), regexp_split_to_table(s.names, '[ /]+') word
  where length(word) between 1 and 40 and s.game_id < 1073741824
  order by word
  on conflict do nothing;
end $$;

select fill_game_search(array(select game_id from games_igdb));
