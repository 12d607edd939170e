-- Two words that stand together in a title, as one: 'pac man', 'assassin s', 'spider man'. Who writes them as one may
-- mistype that: 'packman'. Words of two letters are no parts of such names; 'of' and 'to' are everywhere.
create table game_word_pairs (
  joined text collate "C" not null,
  apart text collate "C" not null,
  primary key (joined, apart)
);
create index on game_word_pairs (reverse(joined) collate "C");

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

  insert into game_word_pairs (joined, apart)
  select distinct first || second, first || ' ' || second
  from unnest(ids) asked (game_id) join game_search s using (game_id), regexp_split_to_table(trim(s.names), ' / ') name,
    lateral (
      select word as first, lead(word) over (order by place) as second
      from regexp_split_to_table(name, ' ') with ordinality w (word, place)
    ) pairs
  where s.game_id < 1073741824 and length(first) + length(second) between 5 and 14
    and 2 not in (length(first), length(second)) and first || second ~ '^[[:alpha:]]+$'
  order by 1, 2
  on conflict do nothing;
end $$;

select fill_game_search(array(select game_id from games_igdb));
