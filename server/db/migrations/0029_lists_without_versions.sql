-- Lists are read from their tables each time: changes are not counted any more.
do $$
declare
  watcher regprocedure;
begin
  for watcher in
    select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like '%\_list\_with\_%'
  loop
    execute format('drop function %s cascade', watcher);
  end loop;
end $$;
drop function watch_list(regclass, text, text, text[]);
drop function fold_list_changes();
drop table list_changes, list_versions;

-- Only pages far back were found by the number of a day's entries.
create or replace function sum_up_ledger() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_sums (company_id, day, type, added, spent)
  select company_id, (created_at at time zone 'UTC')::date, type,
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
  from new_rows group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, day, type) do update set
    added = ledger_sums.added + excluded.added, spent = ledger_sums.spent + excluded.spent;
  return null;
end $$;
alter table ledger_sums drop column entries;
