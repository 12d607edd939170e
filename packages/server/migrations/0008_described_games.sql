-- The few well-known games that the starter catalogue describes, among hundreds of thousands.
create index on game_details (game_id) where description is not null;
