import type { Database } from '../../../server/db/client.ts';

/** Adds companies with a manager each: every twelfth is a sub-company of one of the first, every twentieth is blocked. */
export const addCompanies = async (db: Database, count: number): Promise<void> => {
  await db.systemQuery(
    `insert into companies (title, preset_id, parent_id, is_active, credits, tokens, created_at)
     select (array['Autohaus', 'Fahrzeugzentrum', 'Motor', 'Garage'])[1 + h % 4] || ' ' || (array['Nord', 'Süd', 'am Tor', 'Weber', 'Şahin'])[1 + h / 4 % 5] || ' ' || n,
       (select min(id) from presets), case when n % 12 = 0 then first + h % 12 end, case when n % 20 = 0 then 0 else 1 end,
       h % 3000, h / 7 % 400, timestamptz '2024-01-01 00:00:00+00' + make_interval(mins => h % 1000000)
     from (select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer as h from generate_series(1, $1::integer) as n) as dice,
       (select max(id) as first from companies) as known`,
    [count],
  );
  await db.systemScript(
    `insert into users (company_id, role, name, email, password_hash, last_visit)
     select companies.id, 'chief', 'Person ' || left(md5(companies.id::text), 6), 'chief' || companies.id || '@companies.test', '',
       case when companies.id % 9 > 0 then timestamptz '2026-01-01 00:00:00+00' + make_interval(mins => companies.id * 7919 % 400000) end
     from companies where not exists (select 1 from users where company_id = companies.id)`,
  );
};

/** Adds entries to a company's ledger: mostly paid vehicles, over three years. */
export const addTransactions = async (
  db: Database,
  companyId: number,
  count: number,
): Promise<void> => {
  for (let first = 1; first <= count; first += BATCH) {
    await db.systemQuery(
      `insert into ledger_entries (company_id, car_id, charge_round, vehicle, type, amount, user_id, created_at)
       select $1, case when h % 10 < 9 then 1000000 + n end, case when h % 10 < 9 then 1 end, 'Golf Variant ' || n,
         case when h % 10 < 6 then 'vehicle_token' when h % 10 < 9 then 'vehicle_credit' when h % 20 < 15 then 'tokens_added' else 'credits_added' end,
         case when h % 10 < 9 then -1 else 10 + h % 200 end, 1,
         timestamptz '2023-06-01 00:00:00+00' + make_interval(secs => h % 94608000)
       from (select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer as h from generate_series($2::integer, $3::integer) as n) as dice`,
      [companyId, first, Math.min(count, first + BATCH - 1)],
    );
  }
};

/** Adds records of a resource whose calls are generated (tests/screens/inspections). */
export const addInspections = async (
  db: Database,
  companyId: number,
  count: number,
): Promise<void> => {
  await db.systemQuery(
    `insert into inspections (company_id, vin, result, state, date, note)
     select $1, 'WVW' || upper(left(md5(n::text), 14)), (array['passed', 'minor', 'failed'])[1 + h % 3], case when h % 4 = 0 then 'approved' end,
       date '2024-01-01' + h % 900, (array['Golf Variant', 'Astra', 'Škoda', 'Avant'])[1 + h / 4 % 4] || ' ' || n
     from (select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer as h from generate_series(1, $2::integer) as n) as dice`,
    [companyId, count],
  );
};

const BATCH = 50_000;
