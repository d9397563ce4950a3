import { sql } from '@turntable/declare/server/db/drizzle.ts';
import type { Tx } from '../client.ts';
import { ledgerEntries, tokens, users } from '../schema/index.ts';

/** A company that gets a history of transactions. */
export interface HistoryOf {
  id: number;
  /** The users who paid for vehicles, in turn. */
  people: readonly number[];
  /** The present balance; the history adds up to it. */
  tokens: number;
  credits: number;
  /** Days since the company was created. */
  age: number;
}

const DAY_MS = 86_400_000;
/** Days between two vehicles of a company, at most half a year back. */
const EVERY_DAYS = 13;
const LONGEST_DAYS = 170;

const VEHICLES = [
  'Volkswagen T-Roc 1.5 TSI',
  'Škoda Octavia Combi 2.0 TDI',
  'Audi Q3 35 TFSI',
  'BMW 320d Touring',
  'Mercedes-Benz A 180',
  'Opel Corsa-e',
  'Ford Kuga Plug-in-Hybrid',
  'SEAT Leon ST',
  'Hyundai IONIQ 5',
  'Renault Captur TCe 90',
  'Toyota Yaris Hybrid',
  'Fiat Ducato 35',
  'Volvo XC40 B4',
  'MINI Cooper S',
];

/** Inserts charges of vehicles that have been sold since, and the purchases that paid for them, in few statements for all companies. */
export const addSampleHistory = async (tx: Tx, companies: readonly HistoryOf[]): Promise<void> => {
  const pasts = companies.map((company, index) => ({
    company,
    vehicles: soldVehicles(company, index),
  }));
  const numbers = await reserveNumbers(tx, pasts.flatMap(({ vehicles }) => vehicles).length);
  const next = numbers.values();
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  const passes: (typeof tokens.$inferInsert)[] = [];
  const spentBy = new Map<number, number>();

  for (const { company, vehicles } of pasts) {
    const spent = vehicles.filter(({ byToken }) => byToken).length;
    const bought = {
      tokens: company.tokens + spent,
      credits: company.credits + vehicles.length - spent,
    };
    const begin = daysAgo(Math.min(company.age, LONGEST_DAYS));
    const shared = { company_id: company.id, created_at: begin };
    if (bought.tokens > 0) entries.push({ ...shared, type: 'tokens_added', amount: bought.tokens });
    for (const [part, share] of halves(bought.credits).entries()) {
      entries.push({
        ...shared,
        type: 'credits_added',
        amount: share,
        ...(part > 0 && { created_at: daysAgo(company.age / 20) }),
      });
    }
    for (const { byToken, at, user_id, vehicle } of vehicles) {
      const car_id = next.next().value ?? null;
      const type = byToken ? 'vehicle_token' : 'vehicle_credit';
      entries.push({
        company_id: company.id,
        car_id,
        charge_round: 1,
        vehicle,
        type,
        amount: -1,
        user_id,
        created_at: at,
      });
      if (!byToken) continue;
      passes.push({
        company_id: company.id,
        name: '',
        used: 1,
        car_id,
        last_used_at: at,
        created_at: begin,
      });
      spentBy.set(user_id, (spentBy.get(user_id) ?? 0) + 1);
    }
    for (let left = 0; left < company.tokens; left++) {
      passes.push({
        company_id: company.id,
        name: '',
        used: 0,
        car_id: null,
        last_used_at: null,
        created_at: begin,
      });
    }
  }
  await tx
    .insert(ledgerEntries)
    .values(entries.sort((a, b) => Number(a.created_at) - Number(b.created_at)));
  await tx.insert(tokens).values(passes);
  const spent = JSON.stringify([...spentBy].map(([id, number]) => ({ id, number })));
  await tx.execute(sql`
    update ${users} set tokens_spent = spent.number
    from jsonb_to_recordset(${spent}::jsonb) as spent (id integer, number integer) where users.id = spent.id`);
};

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

const halves = (amount: number): number[] =>
  [Math.ceil(amount / 2), Math.floor(amount / 2)].filter((share) => share > 0);

const soldVehicles = ({ age, tokens: left, people }: HistoryOf, index: number) => {
  const days = Math.min(age, LONGEST_DAYS) - 2;
  return Array.from({ length: Math.max(0, Math.floor(days / EVERY_DAYS)) }, (_, n) => ({
    vehicle: VEHICLES[(index * 5 + n * 3) % VEHICLES.length] ?? '',
    // Companies with tokens left have paid with tokens.
    byToken: left > 0 && n % 3 > 0,
    at: daysAgo(days - n * EVERY_DAYS - ((index * 7 + n) % 5) / 3),
    user_id: people[n % people.length] ?? 0,
  }));
};

/** Returns numbers of vehicles that have been sold and deleted since: no other vehicle will ever have them. */
const reserveNumbers = async (tx: Tx, count: number): Promise<number[]> => {
  const { rows } = await tx.execute(
    sql`select nextval(pg_get_serial_sequence('cars', 'id'))::integer as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => Number(id));
};
