-- The description in French, where a source has one; otherwise French readers get the English one.
alter table game_details add column description_fr text;
