import { until } from './dealer.ts';
import type { House } from './house.ts';

/** Waits until every job of these names that is due has come to its end. */
export const jobsDone = ({ db }: Pick<House, 'db'>, ...names: string[]) =>
  until(
    () =>
      db.systemQuery(
        `select 1 from jobs.job where name = any ($1) and state < 'completed' and start_after <= now()`,
        [names],
      ),
    ({ rows }) => rows.length === 0,
  );
