-- How far a vehicle's pictures are, in seven steps (contract/vehicles/vehicle.ts: CarState). Lists filter and count by this column alone.
alter table cars add column ready smallint not null default 0 check (ready in (0, 1));
comment on column cars.ready is '1: every view that the company photographs has a photo, and no photo of a view is finished';

alter table cars drop column state;
alter table cars add column state text generated always as (
  case
    when processing_count > 0 then 'processing'
    when attention_count > 0 then 'needs_attention'
    when photos_count = 0 then 'new'
    when processed_count >= photos_count then 'processed'
    when processed_count > 0 then 'partly_processed'
    when ready = 1 then 'ready'
    else 'uploading'
  end
) stored;
create index cars_of_company_by_state on cars (company_id, state, id);
create index cars_by_state on cars (state, id);
create index cars_of_company_with_state on cars (company_id, state, updated_at, id);
create index cars_with_state on cars (state, updated_at, id);

-- 1 when every view that the company photographs has a photo in this vehicle.
create function has_all_views(car integer, company integer) returns smallint
  language sql stable security definer set search_path = public, pg_temp as $$
  select (not exists (
    select from companies
    join preset_items on preset_items.preset_id = companies.preset_id
    left join company_angles on company_angles.preset_item_id = preset_items.id and company_angles.company_id = companies.id
    where companies.id = company and coalesce(company_angles.selected, 1) = 1
      and not exists (select from photos where car_id = car and preset_item_id = preset_items.id and extra = 0)
  ))::integer::smallint
$$;
revoke execute on function has_all_views(integer, integer) from public;

-- As before (0002_triggers.sql), and `ready`.
create or replace function refresh_cars(ids integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from cars where id = any (ids) order by id for update;
  update cars set
    photos_count = counted.photos,
    processed_count = counted.processed,
    processing_count = counted.processing,
    attention_count = counted.attention,
    ready = case when counted.photos > 0 and counted.processed = 0 then has_all_views(cars.id, cars.company_id) else 0 end,
    thumbnail_key = counted.thumbnail,
    updated_at = now()
  from (
    select
      wanted.id,
      count(photos.id) filter (where extra = 0) as photos,
      count(photos.id) filter (where extra = 0 and status = 4 and in_process = 0 and defect_state = 'ok') as processed,
      count(photos.id) filter (where in_process = 1) as processing,
      count(photos.id) filter (where in_process = 0 and (defect_state = 'defected' or status = 3)) as attention,
      (array_agg(coalesce(preview_processed_key, preview_key) order by extra, preset_items.position, photos.id))[1] as thumbnail
    from unnest(ids) as wanted (id)
    left join photos on photos.car_id = wanted.id
    left join preset_items on preset_items.id = photos.preset_item_id
    group by wanted.id
  ) as counted
  where cars.id = counted.id;
end $$;

-- `ready` of the vehicles that can be: those with photos of which none is finished. A change of views is no change of the vehicle,
-- so `updated_at` stays. Locks the rows first, as refresh_cars does.
create function refresh_ready(companies integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from cars where company_id = any (companies) and photos_count > 0 and processed_count = 0 order by id for update;
  update cars set ready = 1 - ready
  where company_id = any (companies) and photos_count > 0 and processed_count = 0 and ready <> has_all_views(id, company_id);
end $$;
revoke execute on function refresh_ready(integer[]) from public;

create or replace function refresh_angles_count(ids integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set angles_count = (
    select count(*)
    from preset_items
    left join company_angles on company_angles.preset_item_id = preset_items.id and company_angles.company_id = companies.id
    where preset_items.preset_id = companies.preset_id and coalesce(company_angles.selected, 1) = 1
  )
  where id = any (ids);
  perform refresh_ready(ids);
end $$;

-- Once per statement: a save of a company's views changes dozens of rows.
drop trigger company_angle_changed on company_angles;
drop function company_angle_changed();
create function company_angles_added() returns trigger language plpgsql as $$
begin
  perform refresh_angles_count(array(select distinct company_id from added where selected = 0));
  return null;
end $$;
create function company_angles_removed() returns trigger language plpgsql as $$
begin
  perform refresh_angles_count(array(select distinct company_id from removed where selected = 0));
  return null;
end $$;
create function company_angles_changed() returns trigger language plpgsql as $$
begin
  perform refresh_angles_count(array(
    select company_id from (
      (select company_id, preset_item_id, selected from removed except select company_id, preset_item_id, selected from added)
      union
      (select company_id, preset_item_id, selected from added except select company_id, preset_item_id, selected from removed)
    ) as changed
  ));
  return null;
end $$;
create trigger company_angles_added after insert on company_angles referencing new table as added
  for each statement execute function company_angles_added();
create trigger company_angles_removed after delete on company_angles referencing old table as removed
  for each statement execute function company_angles_removed();
create trigger company_angles_changed after update on company_angles referencing old table as removed new table as added
  for each statement execute function company_angles_changed();

select refresh_ready(array(select id from companies));

-- The list of staff shows the company's tokens where a person has no limit.
select watch_list('companies', 'staff', 'id', array['tokens']);
