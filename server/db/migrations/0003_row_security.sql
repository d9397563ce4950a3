-- A request's transaction runs as turntable_app, which sees the companies named in app.company_ids and no others;
-- the operator's sets app.operator. Unset, nothing is visible. The owner (migrations, sessions, jobs) is not bound.
do $$
begin
  create role turntable_app nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'turntable_app', 'member') then
    execute format('grant turntable_app to %I', current_user);
  end if;
end $$;
do $$
begin
  execute format('grant usage on schema %I to turntable_app', current_schema());
end $$;

create function app_company_ids() returns integer[] language sql stable parallel safe as $$
  select coalesce(string_to_array(nullif(current_setting('app.company_ids', true), ''), ',')::integer[], '{}')
$$;
create function app_is_operator() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.operator', true), '') = 'on'
$$;

-- Whoever stands in a service's transaction must not widen it by a function inside a statement. Only a superuser may
-- revoke this (PGlite always is one); elsewhere the settings protect against forgotten conditions, not against injected SQL.
do $$
begin
  execute format('grant execute on function pg_catalog.set_config(text, text, boolean) to %I', current_user);
  revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
exception when insufficient_privilege then null;
end $$;

do $$
declare
  name text;
begin
  -- Tables whose rows belong to one company.
  foreach name in array array['cars', 'photos', 'company_angles', 'downloads', 'ledger_entries', 'tokens',
    'special_offer_reads', 'notification_targets', 'notification_reads'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to turntable_app using
      ((select app_is_operator()) or company_id = any ((select app_company_ids())::integer[]))', name);
  end loop;
  -- Rows without a company are the operator's: staff, log, messages, albums.
  foreach name in array array['users', 'audit_log', 'feedback', 'album_sections', 'album_photos'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to turntable_app using
      ((select app_is_operator()) or company_id = any ((select app_company_ids())::integer[]))', name);
  end loop;
  -- Pictures and rooms: the operator's are for everyone to see, and for the operator to change.
  foreach name in array array['backgrounds', 'logos', 'banners', 'licence_plates', 'rooms', 'room_components', 'room_component_images'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to turntable_app using
      ((select app_is_operator()) or company_id = any ((select app_company_ids())::integer[]))', name);
    execute format('create policy offered on %I for select to turntable_app using (company_id is null)', name);
  end loop;
end $$;

alter table companies enable row level security;
create policy own on companies to turntable_app using
  ((select app_is_operator()) or id = any ((select app_company_ids())::integer[]));

alter table notifications enable row level security;
create policy own on notifications to turntable_app using ((select app_is_operator()));
create policy addressed on notifications for select to turntable_app using
  (to_all = 1 or exists (select 1 from notification_targets where notification_id = notifications.id));

-- What the operator writes and everyone signed in reads.
do $$
declare
  name text;
begin
  foreach name in array array['presets', 'preset_items', 'special_offers', 'instructions', 'instruction_translations'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy operator on %I to turntable_app using ((select app_is_operator()))', name);
    execute format('create policy readable on %I for select to turntable_app using
      ((select app_is_operator()) or cardinality((select app_company_ids())::integer[]) > 0)', name);
  end loop;
end $$;

alter table datasets enable row level security;
create policy operator on datasets to turntable_app using ((select app_is_operator()));

-- sessions and password_resets stay out of reach: only the owner works with them.
grant select, insert, update, delete on
  presets, preset_items, companies, users, company_angles, backgrounds, logos, banners, licence_plates, room_components,
  room_component_images, rooms, cars, photos, downloads, tokens, album_sections, album_photos, datasets, special_offers,
  special_offer_reads, notifications, notification_targets, notification_reads, instructions, instruction_translations, feedback
  to turntable_app;
grant select, insert on ledger_entries, audit_log to turntable_app;
revoke execute on function refresh_cars(integer[]), refresh_angles_count(integer[]) from public;
grant execute on function refresh_cars(integer[]), refresh_angles_count(integer[]) to turntable_app;
