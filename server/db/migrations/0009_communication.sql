-- What the operator writes. Saves are counted, so that nobody overwrites what he has not seen.
alter table special_offers
  add column version integer not null default 1,
  add column title_key text collate "C" generated always as (lower(title)) stored;
create index special_offers_by_title on special_offers (title_key, id);

-- An article is one row with both languages. No call could write any before, so there is nothing to bring along.
drop table instruction_translations;
alter table instructions
  add column title_en text not null check (title_en <> ''),
  add column body_en text not null default '',
  add column title_de text not null default '',
  add column body_de text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- What a search looks in: what a reader sees, without the tags between.
  add column search_text text generated always as (
    lower(title_en || E'\n' || title_de || E'\n' || regexp_replace(body_en, '<[^>]*>', ' ', 'g') || E'\n'
      || regexp_replace(body_de, '<[^>]*>', ' ', 'g'))
  ) stored;
create index instructions_by_updated_at on instructions (updated_at, id);

-- What is not out yet is the operator's alone, whatever a service forgets.
drop policy readable on special_offers;
create policy readable on special_offers for select to turntable_app using
  (active and cardinality((select app_company_ids())::integer[]) > 0);
drop policy readable on instructions;
create policy readable on instructions for select to turntable_app using
  (published = 1 and cardinality((select app_company_ids())::integer[]) > 0);

create index on notification_targets (company_id);
create index on notification_reads (user_id);
create index on special_offer_reads (user_id);

-- Whether a company sees offers at all shows in its list of them.
select watch_list('companies', 'offers', 'id', array['are_offers_enabled']);

alter table rooms add column name_key text collate "C" generated always as (lower(name)) stored;
select watch_list('rooms', 'rooms', 'coalesce(company_id, 0)');
select watch_list('room_components', 'rooms', 'coalesce(company_id, 0)', array['name']);

-- What came in and what was spent on each day (UTC): the sums of any choice of days and types are then a few rows, however long the
-- ledger is. It only grows, so adding is all there is to do; whoever adds holds the company's row already.
create table ledger_sums (
  company_id integer not null references companies,
  day date not null,
  type text not null,
  added bigint not null check (added >= 0),
  spent bigint not null check (spent >= 0),
  primary key (company_id, day, type)
);
alter table ledger_sums enable row level security;
create policy own on ledger_sums to turntable_app using
  ((select app_is_operator()) or company_id = any ((select app_company_ids())::integer[]));
grant select on ledger_sums to turntable_app;

create function sum_up_ledger() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_sums
  select company_id, (created_at at time zone 'UTC')::date, type,
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
  from new_rows group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, day, type) do update
    set added = ledger_sums.added + excluded.added, spent = ledger_sums.spent + excluded.spent;
  return null;
end $$;
create trigger ledger_is_summed_up after insert on ledger_entries referencing new table as new_rows
  for each statement execute function sum_up_ledger();

insert into ledger_sums
select company_id, (created_at at time zone 'UTC')::date, type,
  coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
from ledger_entries group by 1, 2, 3;

-- A prepared download is of files, or of a report that is written while it is sent.
alter table downloads
  alter column files set default '[]',
  add column report jsonb;

-- Photos finished on a day.
create index photos_finished on photos (processed_at) where processed_at is not null;
create index photos_of_company_finished on photos (company_id, processed_at) where processed_at is not null;
