-- Counts, per company, what has changed about its vehicles as lists show them. A page that was read at a version is right
-- as long as the version stands, so servers keep pages and ask for the version only (services/carListCache.ts).
create table car_list_versions (
  company_id integer primary key references companies on delete cascade,
  version bigint not null default 1
);

-- Once per company and transaction, however many vehicles it changes.
create function count_car_change(company integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counted text := coalesce(current_setting('app.counted_companies', true), '');
begin
  if strpos(counted, ' ' || company || ' ') > 0 then
    return;
  end if;
  insert into car_list_versions (company_id)
  select id from companies where id = company
  on conflict (company_id) do update set version = car_list_versions.version + 1;
  perform set_config('app.counted_companies', counted || ' ' || company || ' ', true);
end $$;
revoke execute on function count_car_change(integer) from public;

create function car_list_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'companies' then
    perform count_car_change(new.id);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform count_car_change(old.company_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.company_id <> old.company_id) then
    perform count_car_change(new.company_id);
  end if;
  return null;
end $$;

-- At the end of the transaction: whoever waits for the counter's row then holds no lock that another one still wants.
create constraint trigger car_list_changed after insert or update or delete on cars
  deferrable initially deferred for each row execute function car_list_changed();
create constraint trigger car_list_changed after update of title, cars_need_premoderation, angles_count on companies
  deferrable initially deferred for each row execute function car_list_changed();
