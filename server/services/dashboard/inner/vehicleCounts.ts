import type { Dashboard } from '../../../../contract/dashboard/dashboard.ts';
import { CarState } from '../../../../contract/vehicles/vehicle.ts';
import type { Companies } from '../../lists/sheet.ts';
import { utc } from '../../lists/values.ts';

/** What the home page shows of vehicles. Thumbnails are still the files' keys. */
export type CarsPart = Pick<Dashboard, 'vehicles' | 'attention' | 'queue'>;

const SHOWN = 5;

/** Returns a statement whose only cell `part` is a `CarsPart`, of the companies in `$1` or, for the operator, of every one. */
export const carsPartStatement = (companies: Companies): string => {
  const isOperator = companies === 'every';
  const own = isOperator ? 'true' : 'company_id = any ($1)';
  const some = (condition: string, order: 'asc' | 'desc') =>
    `(select id from cars where ${own} and ${condition} order by updated_at ${order}, id ${order} limit ${SHOWN})`;
  // Vehicles sent back are waiting for the company, not for the operator.
  const attention = [
    some("state = 'needs_attention'", 'desc'),
    ...(isOperator ? [] : [some("moderation = 'to_fix'", 'desc')]),
  ];
  return `
    select json_build_object(
      'vehicles', ${counts(own)},
      'attention', ${carsIn(attention.join(' union '), 'desc')},
      'queue', ${isOperator ? carsIn(some("moderation = 'quality_check'", 'asc'), 'asc') : 'null'}
    ) as part`;
};

const MODERATIONS = ['quality_check', 'to_fix'];

/**
 * Returns SQL of the numbers of vehicles. States are counted together, because every vehicle has one; the few in moderation are found by their index.
 */
const counts = (own: string): string => {
  const states = CarState.options.map(
    (state) => `'${state}', coalesce(max(n) filter (where state = '${state}'), 0)`,
  );
  const moderations = MODERATIONS.map(
    (name) => `'${name}', (select count(*) from cars where ${own} and moderation = '${name}')`,
  );
  return `(
    select json_build_object('total', coalesce(sum(n), 0), ${[...states, ...moderations].join(', ')})
    from (select state, count(*) as n from cars where ${own} group by state) as counted)`;
};

const carsIn = (ids: string, order: 'asc' | 'desc'): string => `(
  select coalesce(json_agg(row_to_json(shown)), '[]') from (
    select cars.id, cars.vehicle_name, cars.vin, cars.company_id, companies.title as company_title, cars.state, cars.moderation,
      cars.thumbnail_key as thumbnail_url, ${utc('cars.updated_at')} as updated_at
    from (${ids}) as wanted join cars on cars.id = wanted.id join companies on companies.id = cars.company_id
    order by cars.updated_at ${order}, cars.id ${order} limit ${SHOWN}
  ) as shown)`;
