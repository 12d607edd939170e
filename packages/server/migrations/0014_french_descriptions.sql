-- The same in French, where a source tells it; a reader of French gets the English one where there is none.
alter table game_details add column description_fr text;
