-- Counts what has changed about lists, per list and company. A page that was read at a version is right as long as the version
-- stands, so servers keep pages and ask for the version only (services/lists/versions.ts). In company_id, 0 stands for rows
-- that concern every company, null for rows of none; list_versions has the sum of a list under -1.
drop trigger car_list_changed on cars;
drop trigger car_list_changed on companies;
drop function car_list_changed();
drop function count_car_change(integer);
drop table car_list_versions;

-- A line per change. Nobody waits for anybody: lines are only added, and folded into the sums from time to time.
create table list_changes (
  list text not null,
  company_id integer
);
create index list_changes_of_company on list_changes (list, company_id);

create table list_versions (
  list text not null,
  company_id integer not null,
  version bigint not null,
  primary key (list, company_id)
);

-- Readers see the lines or their sum, never both or neither.
create function fold_list_changes() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(7382042) then
    return;
  end if;
  with folded as (
    delete from list_changes returning list, company_id
  ), counted as (
    select list, company_id, count(*) as changes from folded where company_id is not null group by list, company_id
    union all
    select list, -1, count(*) from folded group by list
  )
  insert into list_versions select list, company_id, changes from counted
  on conflict (list, company_id) do update set version = list_versions.version + excluded.version;
end $$;
revoke execute on function fold_list_changes() from public;

-- From now on a statement that adds, removes or changes rows of `source` counts as a change of `list`, once for each company.
-- `owner`: SQL of the company's id in a row: a column, 0 for what concerns everyone. `shown`: updates count only when one of these
-- columns changes; without it, all do. The trigger's function is written out for it: writers pay for a plan once, not every time.
create function watch_list(source regclass, list text, owner text, shown text[] default null) returns void
  language plpgsql as $$
declare
  name text := list || '_list_with_' || source;
  note text := format('insert into list_changes select distinct %L,', list);
  changed text := format('select %1$s as owner from old_rows union all select %1$s from new_rows', owner);
begin
  if shown is not null then
    -- No join: its plan would be kept from a statement of one row, and used for one of thousands.
    changed := (
      select format(
        '(select %1$s from old_rows except select %1$s from new_rows) union all (select %1$s from new_rows except select %1$s from old_rows)',
        format('id, %s as owner, %s', owner, string_agg(format('%I as %I', shown_column, 'shown_' || shown_column), ', '))
      )
      from unnest(shown) as shown_column
    );
  end if;
  execute format($function$
    create function %I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      if tg_op = 'INSERT' then
        %s %s from new_rows;
      elsif tg_op = 'DELETE' then
        %s %s from old_rows;
      else
        %s owner from (%s) as changed_rows;
      end if;
      return null;
    end $body$ $function$, name, note, owner, note, owner, note, changed);
  execute format('create trigger %I after insert on %s referencing new table as new_rows for each statement execute function %I()',
    name || '_added', source, name);
  execute format('create trigger %I after delete on %s referencing old table as old_rows for each statement execute function %I()',
    name || '_removed', source, name);
  execute format(
    'create trigger %I after update on %s referencing old table as old_rows new table as new_rows for each statement execute function %I()',
    name || '_changed', source, name);
end $$;
revoke execute on function watch_list(regclass, text, text, text[]) from public;

-- Up to `cap` ids of rows whose search_text matches, of those that the transaction's scope sees. Row-level security keeps patterns
-- away from indexes, because an operator could tell what it met; so the owner looks here, under the same condition.
drop function matching_cars(text, integer);
create function matching_rows(source regclass, pattern text, cap integer) returns integer[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  owner text := case source when 'companies'::regclass then 'id' else 'company_id' end;
  found integer[];
begin
  execute format(
    'select array(select id from %s where search_text like $1
      and ((select app_is_operator()) or %s = any ((select app_company_ids())::integer[])) limit $2)', source, owner)
    into found using pattern, cap;
  return found;
end $$;
revoke execute on function matching_rows(regclass, text, integer) from public;
grant execute on function matching_rows(regclass, text, integer) to turntable_app;

-- What the list of companies shows and finds of their people.
alter table companies
  add column chief_text text not null default '',
  add column last_visit timestamptz;

create function refresh_company_people(ids integer[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update companies set chief_text = people.chief, last_visit = people.visit
  from (
    select wanted.id,
      coalesce((array_agg(users.name || E'\n' || users.email order by users.id) filter (where users.role = 'chief'))[1], '') as chief,
      max(users.last_visit) as visit
    from unnest(ids) as wanted (id)
    left join users on users.company_id = wanted.id
    group by wanted.id
  ) as people
  where companies.id = people.id
    and (companies.chief_text is distinct from people.chief or companies.last_visit is distinct from people.visit);
$$;
revoke execute on function refresh_company_people(integer[]) from public;

create function company_people_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_company_people(array(select distinct company_id from new_rows where company_id is not null order by 1));
  elsif tg_op = 'DELETE' then
    perform refresh_company_people(array(select distinct company_id from old_rows where company_id is not null order by 1));
  else
    perform refresh_company_people(array(
      select company_id from old_rows where company_id is not null
      union
      select company_id from new_rows where company_id is not null
      order by 1
    ));
  end if;
  return null;
end $$;
create trigger company_people_added after insert on users referencing new table as new_rows
  for each statement execute function company_people_changed();
create trigger company_people_removed after delete on users referencing old table as old_rows
  for each statement execute function company_people_changed();
create trigger company_people_changed after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function company_people_changed();
select refresh_company_people(array(select id from companies));

alter table companies
  add column title_key text collate "C" generated always as (lower(title)) stored,
  -- Companies that nobody ever visited stand before the first that somebody did.
  add column last_visit_key timestamptz generated always as (coalesce(last_visit, '-infinity'::timestamptz)) stored,
  -- What a search looks in; line ends keep a match within one field.
  add column search_text text generated always as (lower(title || E'\n' || chief_text)) stored;
alter table users add column name_key text collate "C" generated always as (lower(name)) stored;

create index companies_by_search on companies using gin (search_text gin_trgm_ops);
create index companies_by_title on companies (title_key, id);
create index companies_by_credits on companies (credits, id);
create index companies_by_tokens on companies (tokens, id);
create index companies_by_last_visit on companies (last_visit_key, id);
create index companies_by_created_at on companies (created_at, id);
create index companies_with_is_active on companies (is_active, title_key, id);
create index users_of_company_by_name on users (company_id, name_key, id);
create index ledger_entries_of_company_by_amount on ledger_entries (company_id, amount, id);
create index ledger_entries_of_company_with_type on ledger_entries (company_id, type, created_at, id);
create index special_offers_by_created_at on special_offers (created_at, id);

select watch_list('cars', 'cars', 'company_id');
select watch_list('companies', 'cars', 'id', array['title', 'cars_need_premoderation', 'angles_count']);
select watch_list('companies', 'companies', 'id');
select watch_list('users', 'companies', 'company_id', array['name', 'email', 'phone', 'role', 'company_id']);
select watch_list('users', 'staff', 'company_id');
select watch_list('tokens', 'tokens', 'company_id');
select watch_list('ledger_entries', 'transactions', 'company_id');
select watch_list('special_offers', 'offers', '0');
select watch_list('special_offer_reads', 'offers', 'company_id');
select watch_list('notifications', 'notifications', '0');
select watch_list('notification_targets', 'notifications', 'company_id');
select watch_list('notification_reads', 'notifications', 'company_id');
select watch_list('instructions', 'help', '0');
select watch_list('instruction_translations', 'help', '0');
