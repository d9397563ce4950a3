-- All tokens of one sign-in, so that signing out ends the replaced one too.
alter table sessions add column sign_in text not null;
create index on sessions (sign_in);

-- Servers keep who a token belongs to in memory; whatever changes that tells them, wherever it was written.
create function access_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sessions' then
    perform pg_notify('access', 'token ' || old.token_hash);
  elsif tg_table_name = 'users' then
    perform pg_notify('access', 'user ' || old.id);
  else
    perform pg_notify('access', 'all');
  end if;
  return null;
end $$;
create trigger session_ended after delete on sessions for each row execute function access_changed();
create trigger session_changed after update on sessions for each row execute function access_changed();
create trigger user_removed after delete on users for each row execute function access_changed();
create trigger user_changed after update on users for each row
  when (old.is_active is distinct from new.is_active or old.role is distinct from new.role or old.locale is distinct from new.locale
    or old.company_id is distinct from new.company_id or old.password_hash is distinct from new.password_hash)
  execute function access_changed();
create trigger company_removed after delete on companies for each row execute function access_changed();
create trigger company_moved after update on companies for each row
  when (old.is_active is distinct from new.is_active or old.parent_id is distinct from new.parent_id)
  execute function access_changed();
create trigger company_attached after insert on companies for each row when (new.parent_id is not null) execute function access_changed();
