-- Which of a game's releases a copy is, in the words of release.rules.ts.
alter table user_collection add column release text not null default '';
alter table user_bin add column release text not null default '';
alter table user_bin alter column release drop default;
