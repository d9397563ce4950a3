import type { Dashboard, DashboardCar } from '../../contract/entities/dashboard.ts';
import type { Context } from '../context.ts';
import { type CarsPart, carsPartStatement } from './dashboardCars.ts';
import { VersionedCache } from './lists/cache.ts';
import { utc } from './lists/values.ts';
import { type Companies, listVersion } from './lists/versions.ts';
import { type Principal, scopeOf } from './principal.ts';

type DashboardContext = Pick<Context, 'db' | 'signing'>;
type CompaniesPart = NonNullable<Dashboard['companies']>;

/** What the person needs first when he comes in: of the vehicles that he sees, of the own balance, and, for the operator, of companies. */
export const readDashboard = async (context: DashboardContext, principal: Principal): Promise<Dashboard> => {
  const isOperator = principal.role === 'admin';
  const companies = isOperator ? 'every' : principal.companyIds;
  const cars = await kept<CarsPart>(context, principal, 'cars', companies, carsPartStatement(companies));
  return {
    ...cars,
    attention: withThumbnails(context, cars.attention),
    queue: cars.queue && withThumbnails(context, cars.queue),
    balance: isOperator ? null : await readBalance(context, principal),
    companies: isOperator ? await kept<CompaniesPart>(context, principal, 'companies', 'every', COMPANIES) : null,
  };
};

const withThumbnails = ({ signing }: DashboardContext, cars: readonly DashboardCar[]): DashboardCar[] =>
  cars.map((car) => ({ ...car, thumbnail_url: car.thumbnail_url && signing.urlOf(car.thumbnail_url) }));

const caches = new WeakMap<object, VersionedCache<unknown>>();
const KEPT = 500;
const DAY_MS = 86_400_000;

/** What a statement reads of a list's rows, kept until the list changes or the day does. */
const kept = async <Part>(
  { db }: DashboardContext,
  principal: Principal,
  list: 'cars' | 'companies',
  companies: Companies,
  text: string,
): Promise<Part> => {
  const cache = caches.get(db) ?? new VersionedCache<unknown>(KEPT);
  caches.set(db, cache);
  const scope = scopeOf(principal);
  const version = `${Math.floor(Date.now() / DAY_MS)} ${await listVersion(db, list, companies)}`;
  const part = await cache.get(JSON.stringify([list, scope, companies]), version, async () => {
    const { rows } = await db.readAs(scope, text, companies === 'every' ? [] : [companies]);
    return rows[0]?.part;
  });
  return part as Part; // what the statement that belongs to the list builds
};

const BALANCE = 'select credits, tokens from companies where id = $1';

const readBalance = async ({ db }: DashboardContext, principal: Principal): Promise<Dashboard['balance']> => {
  const { rows } = await db.readAs(scopeOf(principal), BALANCE, [principal.companyId]);
  return { credits: Number(rows[0]?.credits), tokens: Number(rows[0]?.tokens) };
};

/** The first of the last 30 days, today included. */
const NEW_SINCE = "((now() at time zone 'UTC')::date - 29)";

const COMPANIES = `
  select json_build_object(
    'active', count(*) filter (where is_active = 1),
    'without_balance', count(*) filter (where is_active = 1 and tokens <= 0 and credits <= 0),
    'new', count(*) filter (where created_at >= ${NEW_SINCE}::timestamp at time zone 'UTC'),
    'new_since', to_char(${NEW_SINCE}, 'YYYY-MM-DD'),
    'newest', (
      select coalesce(json_agg(json_build_object('id', id, 'title', title, 'created_at', ${utc('created_at')}) order by created_at desc, id desc), '[]')
      from (select id, title, created_at from companies order by created_at desc, id desc limit 5) as newest
    )
  ) as part
  from companies`;
