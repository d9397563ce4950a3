-- Saves of companies and people name the version that they began with.
alter table companies add column version integer not null default 1;
alter table users
  add column version integer not null default 1,
  -- Tokens of the company that this person has paid vehicles with; compared with token_limit.
  add column tokens_spent integer not null default 0 check (tokens_spent >= 0),
  add check (credits >= 0),
  -- People who never signed in stand before the first who did.
  add column last_visit_key timestamptz generated always as (coalesce(last_visit, '-infinity'::timestamptz)) stored;

update users set tokens_spent = charged.tokens
from (
  select charge.user_id, -sum(charge.amount) as tokens
  from ledger_entries as charge
  where charge.type = 'vehicle_token' and not exists (
    select 1 from ledger_entries as refund
    where refund.type = 'tokens_added' and refund.car_id = charge.car_id and refund.charge_round = charge.charge_round
  )
  group by charge.user_id
) as charged
where users.id = charged.user_id;

-- A token is a pass for one vehicle (docs/decisions.md).
update tokens set used = 1 where used > 1;
alter table tokens
  add check (used in (0, 1)),
  -- The vehicle that it paid; no foreign key, for it stays used when the vehicle is gone.
  add column car_id integer,
  -- Made of one of the company's credits, which comes back when it is deleted unused.
  add column from_credit smallint not null default 0 check (from_credit in (0, 1)),
  add column status text generated always as (case when used > 0 then 'used' when active = 0 then 'blocked' else 'active' end) stored,
  -- A token without a name is called by its number.
  add column label text generated always as (coalesce(nullif(name, ''), '#' || id::text)) stored,
  add column label_key text collate "C" generated always as (lower(coalesce(nullif(name, ''), '#' || id::text))) stored,
  add column last_used_key timestamptz generated always as (coalesce(last_used_at, '-infinity'::timestamptz)) stored;
-- In the order in which they are spent, and listed by state.
create index tokens_of_company_with_status on tokens (company_id, status, created_at, id);
create index tokens_of_company_by_label on tokens (company_id, label_key, id);
create index tokens_of_company_by_last_used on tokens (company_id, last_used_key, id);
create index tokens_of_car on tokens (car_id) where car_id is not null;

-- Balances become rows.
insert into tokens (company_id, name)
select companies.id, ''
from companies
cross join lateral generate_series(
  1, companies.tokens - (select count(*) from tokens where tokens.company_id = companies.id and tokens.status = 'active')
);
update companies set tokens = (select count(*) from tokens where tokens.company_id = companies.id and tokens.status = 'active');

-- companies.tokens is the number of active tokens, whoever changes them.
create function tokens_counted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update companies set tokens = tokens + added.number
    from (select company_id, count(*) as number from new_rows where status = 'active' group by company_id) as added
    where companies.id = added.company_id;
  elsif tg_op = 'DELETE' then
    update companies set tokens = tokens - removed.number
    from (select company_id, count(*) as number from old_rows where status = 'active' group by company_id) as removed
    where companies.id = removed.company_id;
  else
    update companies set tokens = tokens + changed.number
    from (
      select company_id, sum(number) as number
      from (
        select company_id, 1 as number from new_rows where status = 'active'
        union all
        select company_id, -1 from old_rows where status = 'active'
      ) as counted
      group by company_id
      having sum(number) <> 0
    ) as changed
    where companies.id = changed.company_id;
  end if;
  return null;
end $$;
create trigger tokens_added after insert on tokens referencing new table as new_rows
  for each statement execute function tokens_counted();
create trigger tokens_removed after delete on tokens referencing old table as old_rows
  for each statement execute function tokens_counted();
create trigger tokens_changed after update on tokens referencing old table as old_rows new table as new_rows
  for each statement execute function tokens_counted();

-- Each entry moves one balance (contract/balance/ledger.ts). `member_id` says whose own credits, where they are a person's.
alter table ledger_entries
  add column member_id integer,
  drop constraint ledger_entries_type_check,
  drop constraint ledger_entries_check,
  add constraint ledger_entries_type_check check (type in (
    'vehicle_token', 'vehicle_credit', 'vehicle_staff_credit', 'tokens_added', 'tokens_removed', 'credits_added', 'credits_for_tokens',
    'credits_to_staff', 'staff_credits_added'
  )),
  add constraint ledger_entries_charge_check check (
    type not in ('vehicle_token', 'vehicle_credit', 'vehicle_staff_credit')
    or (car_id is not null and charge_round is not null and amount < 0)
  ),
  add constraint ledger_entries_member_check check (
    (type in ('vehicle_staff_credit', 'credits_to_staff', 'staff_credits_added')) = (member_id is not null)
  );
drop index ledger_one_charge;
drop index ledger_one_refund;
create unique index ledger_one_charge on ledger_entries (car_id, charge_round)
  where type in ('vehicle_token', 'vehicle_credit', 'vehicle_staff_credit');
create unique index ledger_one_refund on ledger_entries (car_id, charge_round)
  where type in ('tokens_added', 'credits_added', 'staff_credits_added') and car_id is not null;

-- Who is blocked is out at once, and his old tokens open nothing when he is let in again.
create function end_sessions_of_blocked() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'users' then
    delete from sessions where user_id = new.id;
  else
    delete from sessions using users where users.id = sessions.user_id and users.company_id = new.id;
  end if;
  return null;
end $$;
create trigger user_blocked after update of is_active on users for each row
  when (old.is_active = 1 and new.is_active = 0) execute function end_sessions_of_blocked();
create trigger company_blocked after update of is_active on companies for each row
  when (old.is_active = 1 and new.is_active = 0) execute function end_sessions_of_blocked();

-- A link for a password that went to an address is worth nothing once the person has another one.
create function end_links_to_old_address() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from password_resets where user_id = new.id and used_at is null;
  return null;
end $$;
create trigger address_changed after update of email on users for each row
  when (old.email is distinct from new.email) execute function end_links_to_old_address();

select watch_list('preset_items', 'angles', '0');
