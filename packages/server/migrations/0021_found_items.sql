-- Pages and the badge count what is not put away from an index alone, however many finds others have.
drop index items_user_id_created_at_id_idx;
drop index items_user_id_idx;
create index on items (user_id, created_at desc, id desc) where dismissed_at is null;
create index on items (user_id) where not item_seen and dismissed_at is null;
