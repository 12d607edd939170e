-- The mail about a deleted account: the address in it is kept no longer than sending takes.
alter table mails add column is_last boolean not null default false;
