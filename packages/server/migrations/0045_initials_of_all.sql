-- Two words were looked up one after the other: the planner does not join what it finds through one partial index twice.
drop index game_search_initials_idx;
create index game_search_initials_idx on game_search using gin (initials);
