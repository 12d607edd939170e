-- Processes trust a session for a while after looking it up. Whatever statement ends one, all of them are told.
create function tell_sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', "userId"::text) from ended group by "userId";
  return null;
end $$;
create trigger tell_sessions_ended after delete on "session"
  referencing old table as ended for each statement execute function tell_sessions_ended();

create function tell_profile_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', old.id::text);
  return null;
end $$;
create trigger tell_profile_gone after delete on profiles for each row execute function tell_profile_gone();

-- Changing the password, or deleting the user, deletes reset links in the same transaction.
create function end_reset_links() returns trigger language plpgsql as $$
begin
  delete from verification where identifier like 'reset-password:%' and value = new."userId"::text;
  return null;
end $$;
create trigger end_reset_links_of_changed after update of password on account
  for each row when (new.password is distinct from old.password) execute function end_reset_links();
create trigger end_reset_links_of_first after insert on account
  for each row when (new.password is not null) execute function end_reset_links();

create function forget_verifications() returns trigger language plpgsql as $$
begin
  delete from verification where value = old.id::text;
  return null;
end $$;
create trigger forget_verifications after delete on "user" for each row execute function forget_verifications();
