import { CHARGES } from '../../../../contract/balance/transaction.ts';
import { IS_CHARGE } from '../../balance/ledgerConditions.ts';
import type { Companies } from '../../lists/sheet.ts';
import { daysBetween, type Values } from '../../lists/values.ts';
import { firstSent, WITHOUT_PICTURES } from '../../vehicles/vehicleConditions.ts';

export interface Asked {
  companies: Companies;
  /** First and last day (UTC). */
  days: { from: string; to: string };
  tellsPeople: boolean;
  tellsCompanies: boolean;
}

/** The most people and companies that are shown: more than nearly all have, so that their figures add up. */
const MOST = 100;

/** Returns one statement whose only cell `activity` is an `Activity`. */
export const activityStatement = (
  { companies, days: { from, to }, tellsPeople, tellsCompanies }: Asked,
  values: Values,
): string => {
  const own =
    companies === 'every' ? 'true' : `company_id = any (${values.add(companies, 'integer[]')})`;
  const within = (moment: string) => daysBetween(moment, from, to, values);
  const when = (moment: string) => within(moment).join(' and ');
  const days = [from, to].map((day) => values.add(day, 'date'));
  return `
    with finished as materialized (
      select ${utcDay('processed_at')} as day, company_id, user_id, car_id, count(*) as photos from photos
      where ${own} and ${when('processed_at')} group by 1, 2, 3, 4
    ), added as materialized (
      select ${utcDay('created_at')} as day, company_id, user_id, count(*) as vehicles from cars
      where ${own} and ${when('created_at')} group by 1, 2, 3
    ), charged as materialized (
      select day, company_id, type, spent from ledger_sums
      where ${own} and ${IS_CHARGE} and day between ${days.join(' and ')}
    ), work as materialized (
      select day, company_id, car_id, photos, 0 as vehicles, 0 as spent from finished
      union all select day, company_id, null, 0, vehicles, 0 from added
      union all select day, company_id, null, 0, 0, spent from charged
    ), sent as materialized (
      select id, vehicle_name, greatest(0, extract(epoch from first_sent - first_photo))::integer as seconds
      from (${firstSent(within('min(finished_at)'), 'car_id, min(finished_at) as first_sent')}) as delivered
      join cars on cars.id = delivered.car_id and ${own}
      cross join lateral (select min(created_at) as first_photo from photos where car_id = cars.id) as begun
      where first_photo is not null
    )
    select json_build_object(
      'from', ${values.add(from, 'text')}, 'to', ${values.add(to, 'text')},
      'days', (
        select json_agg(json_build_object('day', to_char(days.day, 'YYYY-MM-DD'), ${WORK}) order by days.day)
        from (select generate_series(${days.join(', ')}, interval '1 day')::date as day) as days
        left join (select day, ${SUMS} from work group by day) as work on work.day = days.day),
      'vehicles_with_photos', (select ${PHOTOGRAPHED} from finished),
      'spent', (select json_build_object(${CHARGES.map((type) => `'${type}', coalesce(sum(spent) filter (where type = '${type}'), 0)::integer`).join(', ')}) from charged),
      'people', ${tellsPeople ? people(own, when('created_at')) : 'null'},
      'companies', ${tellsCompanies ? COMPANIES : 'null'},
      'sent', (
        select case when count(*) > 0 then json_build_object(
          'vehicles', count(*),
          'median', percentile_cont(0.5) within group (order by seconds)::integer,
          'slowest', (select row_to_json(slowest) from (select id, vehicle_name, seconds from sent order by seconds desc, id limit 1) as slowest)
        ) end from sent),
      'without_pictures', (select count(*) from cars where ${own} and ${WITHOUT_PICTURES}),
      'unusable', ${rowsOf(`select defect_reason as reason, count(distinct car_id) as vehicles
        from (select id as car_id from cars where ${own} and attention_count > 0) as waiting join photos using (car_id)
        where defect_state = 'defected' group by 1 order by 2 desc, 1`)},
      'sent_back', ${rowsOf(`select reason, count(*) as vehicles from cars, unnest(to_fix_reasons) as reason
        where ${own} and moderation = 'to_fix' group by 1 order by 2 desc, 1`)},
      'complaints', ${rowsOf(`select about, count(*) as complaints from photo_complaints
        where ${own} and ${when('created_at')} group by 1 order by 2 desc, 1`)}
    ) as activity`;
};

const utcDay = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

const rowsOf = (select: string): string =>
  `(select coalesce(json_agg(row_to_json(found)), '[]') from (${select}) as found)`;

const PHOTOGRAPHED = 'count(distinct car_id)::integer';
const SUMS = ['photos', 'vehicles', 'spent']
  .map((name) => `coalesce(sum(${name}), 0)::integer as ${name}`)
  .join(', ');
const WORK = ['photos', 'vehicles', 'spent']
  .map((name) => `'${name}', coalesce(work.${name}, 0)`)
  .join(', ');
const BUSIEST = `order by photos desc, vehicles desc, spent desc`;

const COMPANIES = rowsOf(`
  select companies.id, companies.title, photos, vehicles, spent, vehicles_with_photos
  from (select company_id, ${SUMS}, ${PHOTOGRAPHED} as vehicles_with_photos from work group by company_id) as work join companies on companies.id = work.company_id
  ${BUSIEST}, companies.id limit ${MOST}`);

/** Returns the work of each user. The ledger's entries name users, its sums do not. A user whom the reader cannot see has no name. */
const people = (own: string, inPeriod: string): string =>
  rowsOf(`
    select users.id, users.name, ${SUMS}, ${PHOTOGRAPHED} as vehicles_with_photos
    from (
      select user_id, car_id, photos, 0 as vehicles, 0 as spent from finished
      union all select user_id, null, 0, vehicles, 0 from added
      union all select user_id, null, 0, 0, -amount from ledger_entries where ${own} and ${IS_CHARGE} and ${inPeriod}
    ) as work left join users on users.id = work.user_id
    group by users.id, users.name ${BUSIEST}, users.id limit ${MOST}`);
