-- Who keeps albums keeps those of the companies in app.company_ids ('own': a company's photo manager), or everybody's ('every': the
-- operator's photo manager). What an older server sets ('on') opens nothing.
create or replace function app_keeps_albums() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.albums', true), '') in ('own', 'every')
$$;
create function app_keeps_every_album() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.albums', true), '') = 'every'
$$;

do $$
declare
  name text;
begin
  foreach name in array array['album_sections', 'album_photos'] loop
    execute format('drop policy kept on %I', name);
    execute format('create policy kept on %I to turntable_app using (
      (select app_is_operator()) or (select app_keeps_every_album())
      or ((select app_keeps_albums()) and company_id = any ((select app_company_ids())::integer[])))', name);
  end loop;
end $$;

create or replace function album_company(wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select title from companies
  where id = wanted
    and ((select app_is_operator()) or (select app_keeps_every_album()) or id = any ((select app_company_ids())::integer[]))
$$;

-- A company's photo manager prepares downloads of that company's albums like its other people.
drop policy of_albums on downloads;
create policy of_albums on downloads for insert to turntable_app with check ((select app_keeps_every_album()));

-- An album and what is in it belong to one company. Foreign keys do not ask row-level security whose row they point at.
create function same_company_as_album() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  around integer;
begin
  if tg_table_name = 'album_photos' then
    around := new.section_id;
  else
    around := new.parent_id;
  end if;
  if around is not null and exists (select from album_sections where id = around and company_id is distinct from new.company_id) then
    raise exception 'an album and what is in it belong to one company' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger in_album_of_same_company before insert or update of section_id, company_id on album_photos
  for each row execute function same_company_as_album();
create trigger in_album_of_same_company before insert or update of parent_id, company_id on album_sections
  for each row execute function same_company_as_album();

-- The operator's people belong to no company: operators, and the photo managers whom an operator has made.
alter table users drop constraint users_check;
alter table users add constraint users_company_by_role
  check (case role when 'admin' then company_id is null when 'photo_manager' then true else company_id is not null end);
create index users_of_operator on users (name_key, id) where company_id is null;

-- A session that looks on as somebody else ends with the operator's own sign-in, of which it keeps the name. Of sessions begun before
-- nobody knows whose sign-in let them in.
delete from sessions where viewer_id is not null;
alter table sessions
  add column viewer_sign_in text,
  add constraint sessions_viewer check ((viewer_id is null) = (viewer_sign_in is null));
create index on sessions (viewer_sign_in) where viewer_sign_in is not null;

create function end_views() returns trigger language plpgsql as $$
begin
  delete from sessions where viewer_sign_in = old.sign_in and not exists (select from sessions as own where own.sign_in = old.sign_in);
  return null;
end $$;
create trigger views_ended after delete on sessions for each row when (old.viewer_id is null) execute function end_views();

-- A photo whose original is gone from the storage says so.
alter table photos drop constraint photos_defect_reason_check;
alter table photos add constraint photos_defect_reason_check check (defect_reason in
  ('undecodable', 'no_vehicle', 'several_vehicles', 'cut_by_frame', 'too_small', 'too_blurred', 'too_dark', 'processing_failed',
  'original_missing'));
