-- What collectors call a platform besides its name: PS1, FDS, Famicom. A search for a platform finds it by these too.
alter table consoles add column aliases text[] not null default '{}';
