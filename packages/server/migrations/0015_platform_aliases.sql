-- Other names that collectors use for a platform: PS1, FDS, Famicom. A search for a platform matches these too.
alter table consoles add column aliases text[] not null default '{}';
