alter table moves
  -- Whoever takes the work on has a number of its own, so that an earlier one that wakes up writes nothing more.
  add column turn integer not null default 0,
  -- How often the work under way was begun, and whether it was given up the last time.
  add column tries integer not null default 0,
  add column has_failed boolean not null default false;

-- Work that stopped halfway is gone on with.
update moves set busy_until = now() where busy_until is null and state in ('matching', 'writing', 'undoing');
