-- Letters that a title spells are written as one by who looks for it: 'R.C. Pro-Am' is 'rc pro am' too. An s that an
-- apostrophe parts from its word is no such letter: 'Tom Clancy's H.A.W.X' is 'tom clancy s hawx'. So are the words of a
-- Japanese title, which has spaces on some boxes only: 'キングダム ハーツII' is 'キングダムハーツII'. But its letters and
-- digits stay apart: 'ドラゴンクエストI・II' is no 'ドラゴンクエストIII'.
create or replace function letters_as_one(names text) returns text language sql immutable as $$
  select coalesce(string_agg(distinct ' / ' || joined, ''), '')
  from regexp_split_to_table(names, ' / ') name, lateral (values
    (regexp_replace(name, '(?<=(^| )[a-rt-z]|^s|(^| )[a-z] s) (?=[a-z]( |$))', '', 'g')),
    (case
      when name ~ '[ぁ-ヿ一-鿿]' then regexp_replace(name, '(?<=[^\x01-\x7f]) | (?=[^\x01-\x7f])', '', 'g')
      else name
    end)
  ) found (joined)
  where joined <> name
$$;

select fill_game_search(array(
  select game_id from games_igdb g left join game_details d using (game_id)
  where g.folded_title || ' / ' || coalesce(d.folded_alts, '') ~ '[ぁ-ヿ一-鿿]'
));
