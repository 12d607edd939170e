-- The page about the data names the licences of each source; reading all of its records for that would take long.
create index on game_records (source, licence) where licence <> '';
