alter table moves
  -- The places of the rows that were compared once more, because the collection had changed before they were written.
  add column asked_again jsonb not null default '[]',
  -- Whether the writing was stopped, so that all of it was taken back.
  add column was_stopped boolean not null default false;
