import type { Dashboard, DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import type { Context } from '../../context.ts';
import type { Companies } from '../lists/sheet.ts';
import { utc } from '../lists/values.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import { type CarsPart, carsPartStatement } from './inner/vehicleCounts.ts';

type DashboardContext = Pick<Context, 'db' | 'disk' | 'signing'>;
type CompaniesPart = NonNullable<Dashboard['companies']>;
type ServicePart = Omit<NonNullable<Dashboard['service']>, 'free_bytes'>;

/** Returns the data of the home page: vehicles in the user's scope, the company's balance and, for the operator, companies. */
export const readDashboard = async (
  context: DashboardContext,
  principal: Principal,
): Promise<Dashboard> => {
  const isOperator = principal.role === 'admin';
  const companies = isOperator ? 'every' : principal.companyIds;
  const cars = await readPart<CarsPart>(
    context,
    principal,
    companies,
    carsPartStatement(companies),
  );
  return {
    ...cars,
    attention: withThumbnails(context, cars.attention),
    queue: cars.queue && withThumbnails(context, cars.queue),
    balance: isOperator ? null : await readBalance(context, principal),
    service: isOperator
      ? {
          ...(await readPart<ServicePart>(context, principal, 'every', SERVICE)),
          free_bytes: await context.disk.freeBytes(),
        }
      : null,
    complaints: isOperator
      ? await readPart<number>(context, principal, 'every', OPEN_COMPLAINTS)
      : null,
    companies: isOperator
      ? await readPart<CompaniesPart>(context, principal, 'every', COMPANIES)
      : null,
  };
};

const withThumbnails = (
  { signing }: DashboardContext,
  cars: readonly DashboardCar[],
): DashboardCar[] =>
  cars.map((car) => ({
    ...car,
    thumbnail_url: car.thumbnail_url && signing.urlOf(car.thumbnail_url),
  }));

/** Runs a statement in the user's scope and returns its only value. */
const readPart = async <Part>(
  { db }: DashboardContext,
  principal: Principal,
  companies: Companies,
  text: string,
): Promise<Part> => {
  const { rows } = await db.readAs(
    scopeOf(principal),
    text,
    companies === 'every' ? [] : [companies],
  );
  return rows[0]?.part as Part; // what the statement builds
};

const BALANCE = 'select credits, tokens from companies where id = $1';

const readBalance = async (
  { db }: DashboardContext,
  principal: Principal,
): Promise<Dashboard['balance']> => {
  const { rows } = await db.readAs(scopeOf(principal), BALANCE, [principal.companyId]);
  return { credits: Number(rows[0]?.credits), tokens: Number(rows[0]?.tokens) };
};

/** The first of the last 30 days, today included. */
const NEW_SINCE = "((now() at time zone 'UTC')::date - 29)";

const OPEN_COMPLAINTS =
  "select count(*)::integer as part from photo_complaints where state = 'open'";

/** Failures of ours, not of the photos. */
const SERVICE = `
  select json_build_object(
    'processing', (select count(*) from photos where in_process = 1),
    'waiting_since', (select ${utc('min(queued_at)')} from photos where in_process = 1),
    'failed_photos', (
      select count(*) from cars join photos on photos.car_id = cars.id
      where cars.attention_count > 0 and photos.defect_reason in ('processing_failed', 'original_missing')),
    'failed_deliveries', (select count(*) from cars where ftp_upload_state = 'failed')
  ) as part`;

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
