-- Every order and every filter of the vehicle lists has an index that a page is read from (contract/vehicles/queries.ts).
alter table cars
  add column name_key text collate "C" generated always as (lower(vehicle_name)) stored,
  -- Vehicles that were never sent stand before the first that was.
  add column ftp_key timestamptz generated always as (coalesce(ftp_upload_date, '-infinity'::timestamptz)) stored;

create index cars_by_search on cars using gin (search_text gin_trgm_ops);

do $$
declare
  key text;
begin
  foreach key in array array['updated_at', 'created_at', 'name_key', 'vin', 'state', 'photos_count', 'ftp_key'] loop
    execute format('create index %I on cars (company_id, %I, id)', 'cars_of_company_by_' || key, key);
    execute format('create index %I on cars (%I, id)', 'cars_by_' || key, key);
  end loop;
  create index cars_of_company_by_id on cars (company_id, id);
  foreach key in array array['state', 'moderation', 'body_type', 'fuel_type', 'from_ftp', 'ftp_upload_state'] loop
    execute format('create index %I on cars (company_id, %I, updated_at, id)', 'cars_of_company_with_' || key, key);
  end loop;
  foreach key in array array['state', 'moderation', 'from_ftp'] loop
    execute format('create index %I on cars (%I, updated_at, id)', 'cars_with_' || key, key);
  end loop;
end $$;

-- Vehicles whose text matches, at most `cap` of those that the transaction's scope sees. Row-level security keeps patterns
-- away from indexes, because an operator could tell what it met; so the owner looks here, under the same condition.
create function matching_cars(pattern text, cap integer) returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from cars
    where search_text like pattern
      and ((select app_is_operator()) or company_id = any ((select app_company_ids())::integer[]))
    limit cap
  )
$$;
revoke execute on function matching_cars(text, integer) from public;
grant execute on function matching_cars(text, integer) to turntable_app;
