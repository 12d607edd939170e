-- Some sources write a label without the prefix of its console: NGBP-EUR is also found by NGBP, and so by NUS-NGBP.
create or replace function codes_of(written text) returns setof text language sql immutable as $$
  select distinct ltrim(code, case when code ~ '^\d+$' then '0' else '' end) from (
    select regexp_replace(upper(written), '[^A-Z0-9]', '', 'g') as code
    union all
    select regexp_replace(part, '[^A-Z0-9]', '', 'g')
    from regexp_split_to_table(upper(written), '[/,;]') part where part ~ '\d'
    union all
    select unnest(array[cart[1] || cart[2] || cart[3], cart[1] || cart[2], cart[2]])
    from regexp_matches(upper(written), '^(?:DL-)?([A-Z]{3,4})-(?:[A-Z]-)?([A-Z0-9]{4})(?:-([A-Z]{3}))?$') cart
    union all
    select (regexp_match(upper(written), '^([A-Z0-9]{4})-[A-Z]{3}$'))[1]
  ) codes
  where length(code) between 4 and 40 and length(ltrim(code, '0')) >= 3
$$;

select fill_game_codes(array(
  select game_id from game_details d
  where exists (
    select from jsonb_array_elements(d.releases) release where release ->> 'serial' ~* '^[A-Z0-9]{4}-[A-Z]{3}$'
  )
));

-- Names have their spelled letters as one too, and what a stand-in makes up of a game says nothing of how likely somebody
-- means it.
create or replace function fill_game_search(ids integer[]) returns void language plpgsql as $$
begin
  insert into game_search as s (game_id, platform_id, folded_title, names, pieces, initials, standing)
  select g.game_id, g.platform_id, g.folded_title, n.names,
    case when n.names ~ '[^\x01-\x7f]' then pieces_of(n.names) end,
    (select array_agg(distinct letters order by letters)
      from unnest(g.title || coalesce(d.alt_titles, '{}')) title, unnest(initials_of(title)) letters),
    standing_of(g.folded_title, g.release_date, d.description is not null, d.description_fr is not null,
      coalesce(jsonb_array_length(d.releases), 0), case when r.is_made_up then 0 else coalesce(d.rating, 0) end,
      case when r.is_made_up then 0 else coalesce(d.rating_count, 0) end)
  from unnest(ids) asked (game_id) join games_igdb g using (game_id) left join game_details d using (game_id),
    lateral (select g.folded_title || coalesce(' / ' || nullif(d.folded_alts, ''), '') as names) said,
    lateral (select in_katakana(' ' || said.names || letters_as_one(said.names) || ' ') as names) n,
    lateral (select d.fact_sources ->> 'rating' is not distinct from 'IGDB sample data' as is_made_up) r
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

  insert into game_word_pairs (joined, apart)
  select distinct replace(apart, ' ', ''), apart
  from unnest(ids) asked (game_id) join game_search s using (game_id), regexp_split_to_table(trim(s.names), ' / ') name,
    lateral (
      select case
        when length(one) + length(two) between 5 and 14 and length(two) <> 2 and (place = 1 or length(one) <> 2)
          then one || ' ' || two
        end as pair,
        case when place = 1 and length(one) + length(two) + length(three) between 8 and 20
          then one || ' ' || two || ' ' || three
        end as triple
      from (
        select word as one, lead(word) over following as two, lead(word, 2) over following as three, place
        from regexp_split_to_table(name, ' ') with ordinality w (word, place)
        window following as (order by place)
      ) words
    ) found, unnest(array[pair, triple]) apart
  where s.game_id < 1073741824 and apart ~ '^([a-z ]+|[^a-z\d]+)$'
  order by 1, 2
  on conflict do nothing;
end $$;

select fill_game_search(array(
  select game_id from games_igdb g left join game_details d using (game_id)
  where d.fact_sources ->> 'rating' = 'IGDB sample data'
    or g.folded_title || ' / ' || coalesce(d.folded_alts, '') ~ '(^| )[a-z] [a-z]( |$)'
));
