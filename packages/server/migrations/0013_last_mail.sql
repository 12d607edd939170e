-- The mail about a deleted account: its address is kept only until the mail is sent.
alter table mails add column is_last boolean not null default false;
