-- A bulk change reaches several copies of a game where a filter asks for them.
alter table bulk_change_items drop constraint bulk_change_items_pkey,
  add primary key (user_id, change_id, item_id);
