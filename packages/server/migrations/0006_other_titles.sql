-- A game's other titles, folded like its own, so that a search finds it by any of them.
alter table game_details add column folded_alts text collate "C" not null default '';
update game_details
  set folded_alts = lower(regexp_replace(array_to_string(alt_titles, ' / '), '[^[:alnum:]/]+', ' ', 'g'))
  where alt_titles <> '{}';
create index on game_details using gin (folded_alts gin_trgm_ops) where folded_alts <> '';
