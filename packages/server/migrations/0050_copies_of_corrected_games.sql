-- What somebody has of a game that they corrected stands at the correction, also what came to the game afterwards.
create temporary table corrected on commit drop as
select o.user_id, g.corrects as game_id, g.game_id as correction
from own_entries o join games_igdb g using (game_id) where g.corrects is not null and o.merged_into is null;

-- Where both are owned, the correction's copy leads.
with gone as (
  delete from user_collection c using corrected m
  where c.user_id = m.user_id and c.game_id = m.game_id
    and exists (select from user_collection o where o.user_id = m.user_id and o.game_id = m.correction)
  returning c.*, m.correction
)
insert into user_copies (user_id, id, game_id, condition, completeness, "purchasePrice", "purchaseDate", release, edition,
  "boxCondition", "bookletCondition", "mediumCondition", place, tags, "boughtAt", "boughtFrom", estimate, "estimateDate",
  notes, created_at)
select user_id, id, correction, condition, completeness, "purchasePrice", "purchaseDate", release, edition,
  "boxCondition", "bookletCondition", "mediumCondition", place, tags, "boughtAt", "boughtFrom", estimate, "estimateDate",
  notes, created_at
from gone;
update user_collection c set game_id = m.correction from corrected m where c.user_id = m.user_id and c.game_id = m.game_id;
update user_copies c set game_id = m.correction from corrected m where c.user_id = m.user_id and c.game_id = m.game_id;
update user_bin c set game_id = m.correction from corrected m where c.user_id = m.user_id and c.game_id = m.game_id;
update bulk_change_items c set game_id = m.correction from corrected m
where c.user_id = m.user_id and c.game_id = m.game_id;
update searches c set game_id = m.correction from corrected m where c.user_id = m.user_id and c.game_id = m.game_id;
update alert_purchases c set game_id = m.correction from corrected m where c.user_id = m.user_id and c.game_id = m.game_id;

with gone as (
  delete from user_wishlist w using corrected m where w.user_id = m.user_id and w.game_id = m.game_id
  returning w.user_id, m.correction, w.created_at
)
insert into user_wishlist (user_id, game_id, created_at)
select g.user_id, g.correction, g.created_at from gone g
where not exists (select from user_collection c where c.user_id = g.user_id and c.game_id = g.correction)
on conflict do nothing;
