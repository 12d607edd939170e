-- When its owner last changed an own entry or a correction: an undo of the file that brought it leaves it.
alter table own_entries add column edited_at timestamptz;
