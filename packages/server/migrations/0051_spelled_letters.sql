-- Letters that a title spells are written as one by who looks for it: 'R.C. Pro-Am' is 'rc pro am' too. An s that an
-- apostrophe parts from its word is no such letter: 'Tom Clancy's H.A.W.X' is 'tom clancy s hawx'.
create function letters_as_one(names text) returns text language sql immutable as $$
  select coalesce(string_agg(distinct ' / ' || joined, ''), '')
  from regexp_split_to_table(names, ' / ') name, lateral (
    select regexp_replace(name, '(?<=(^| )[a-rt-z]|^s|(^| )[a-z] s) (?=[a-z]( |$))', '', 'g') as joined
  ) found
  where joined <> name
$$;
