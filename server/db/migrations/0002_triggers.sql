-- What follows from other rows is kept here, where it cannot be forgotten.

-- Counters and thumbnail of the vehicles named. The rows are locked first: the counts are then read by a statement
-- that sees what a parallel transaction has committed in the meantime.
create function refresh_cars(ids integer[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from cars where id = any (ids) order by id for update;
  update cars set
    photos_count = counted.photos,
    processed_count = counted.processed,
    processing_count = counted.processing,
    attention_count = counted.attention,
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

create function photos_added() returns trigger language plpgsql as $$
begin
  perform refresh_cars(array(select distinct car_id from added order by car_id));
  return null;
end $$;
create function photos_removed() returns trigger language plpgsql as $$
begin
  perform refresh_cars(array(select distinct car_id from removed order by car_id));
  return null;
end $$;
create function photos_changed() returns trigger language plpgsql as $$
begin
  perform refresh_cars(array(select car_id from removed union select car_id from added order by car_id));
  return null;
end $$;
create trigger photos_added after insert on photos referencing new table as added for each statement execute function photos_added();
create trigger photos_removed after delete on photos referencing old table as removed for each statement execute function photos_removed();
create trigger photos_changed after update on photos referencing old table as removed new table as added
  for each statement execute function photos_changed();

-- Views that a company photographs: those of its preset that it has not switched off.
create function refresh_angles_count(ids integer[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update companies set angles_count = (
    select count(*)
    from preset_items
    left join company_angles on company_angles.preset_item_id = preset_items.id and company_angles.company_id = companies.id
    where preset_items.preset_id = companies.preset_id and coalesce(company_angles.selected, 1) = 1
  )
  where id = any (ids);
$$;
create function company_preset_chosen() returns trigger language plpgsql as $$
begin
  perform refresh_angles_count(array[new.id]);
  return null;
end $$;
create trigger company_created after insert on companies for each row execute function company_preset_chosen();
create trigger company_preset_chosen after update of preset_id on companies for each row
  when (old.preset_id is distinct from new.preset_id) execute function company_preset_chosen();

create function company_angle_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_angles_count(array[old.company_id]);
  end if;
  if tg_op <> 'DELETE' then
    perform refresh_angles_count(array[new.company_id]);
  end if;
  return null;
end $$;
create trigger company_angle_changed after insert or update or delete on company_angles
  for each row execute function company_angle_changed();

create function preset_items_changed() returns trigger language plpgsql as $$
begin
  perform refresh_angles_count(array(select id from companies));
  return null;
end $$;
create trigger preset_items_changed after insert or update or delete on preset_items
  for each statement execute function preset_items_changed();

-- The ledger only grows.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries for each row execute function ledger_is_append_only();
create trigger ledger_is_never_emptied before truncate on ledger_entries for each statement execute function ledger_is_append_only();
