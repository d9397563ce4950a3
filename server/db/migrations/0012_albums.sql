-- Who keeps the albums sees and changes all of them, and nothing else that way (docs/decisions.md: Albums); a company's people only
-- look at their own.
create function app_keeps_albums() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.albums', true), '') = 'on'
$$;

do $$
declare
  name text;
begin
  foreach name in array array['album_sections', 'album_photos'] loop
    execute format('drop policy own on %I', name);
    execute format('create policy kept on %I to turntable_app using ((select app_is_operator()) or (select app_keeps_albums()))', name);
    execute format('create policy own on %I for select to turntable_app using
      (company_id = any ((select app_company_ids())::integer[]))', name);
  end loop;
end $$;

-- A company's name, for those who see its albums without seeing the company.
create function album_company(wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select title from companies
  where id = wanted
    and ((select app_is_operator()) or (select app_keeps_albums()) or id = any ((select app_company_ids())::integer[]))
$$;
revoke execute on function album_company(integer) from public;
grant execute on function album_company(integer) to turntable_app;

-- A dataset and an album of the operator's belong to no company; neither does what is downloaded of them.
alter table downloads alter column company_id drop not null;
create policy of_albums on downloads for insert to turntable_app with check ((select app_keeps_albums()));

alter table album_photos
  add column bytes integer not null check (bytes > 0),
  add column width integer not null check (width > 0),
  add column height integer not null check (height > 0),
  add column name_key text collate "C" generated always as (lower(name)) stored;
create index album_photos_by_name on album_photos (section_id, name_key, id);
create index album_photos_of_company on album_photos (company_id);
create index album_photos_by_preview on album_photos (preview_key);

alter table album_sections add column name_key text collate "C" generated always as (lower(name)) stored;
create index album_sections_by_name on album_sections (parent_id, name_key, id);
create index album_sections_by_created_at on album_sections (parent_id, created_at, id);
create index album_sections_of_company on album_sections (company_id, parent_id, name_key, id);

alter table datasets add column name_key text collate "C" generated always as (lower(name)) stored;
create index datasets_by_created_at on datasets (created_at, id);
create index datasets_by_name on datasets (name_key, id);

-- A company's people read pages of their own company only, so a change concerns the company that it happened in; albums of no company
-- concern the operator, whose pages hang on every change.
select watch_list('album_sections', 'albums', 'company_id');
select watch_list('album_photos', 'albums', 'company_id');
select watch_list('companies', 'albums', 'id', array['title']);
select watch_list('album_photos', 'album_photos', 'company_id');
select watch_list('datasets', 'datasets', '0');
