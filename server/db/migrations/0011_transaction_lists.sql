-- How many entries a day has, beside their sums: pages far back in a ledger are found without counting (services/lists/marks.ts).
alter table ledger_sums add column entries integer not null default 0;

create or replace function sum_up_ledger() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_sums (company_id, day, type, added, spent, entries)
  select company_id, (created_at at time zone 'UTC')::date, type,
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0), count(*)
  from new_rows group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, day, type) do update set
    added = ledger_sums.added + excluded.added, spent = ledger_sums.spent + excluded.spent, entries = ledger_sums.entries + excluded.entries;
  return null;
end $$;

update ledger_sums set entries = counted.entries
from (
  select company_id, (created_at at time zone 'UTC')::date as day, type, count(*) as entries from ledger_entries group by 1, 2, 3
) as counted
where (counted.company_id, counted.day, counted.type) = (ledger_sums.company_id, ledger_sums.day, ledger_sums.type);
alter table ledger_sums alter column entries drop default;

-- Transactions name their company and who caused them.
select watch_list('companies', 'transactions', 'id', array['title']);
select watch_list('users', 'transactions', 'company_id', array['name']);
