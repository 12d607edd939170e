-- What lists ask of a game's boxes, found out once: to go through its releases for each row was most of a page's cost.
alter table game_details
  add column has_igdb boolean not null generated always as
    (cover is not null or coalesce(releases @? '$[*].cover', false)) stored,
  add column has_label boolean not null generated always as (coalesce(releases @? '$[*].label', false)) stored,
  add column boxed_regions jsonb not null generated always as (coalesce(
    jsonb_path_query_array(releases, '$[*] ? (exists (@.label) || exists (@.cover)).region'), '[]')) stored;
