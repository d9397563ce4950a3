import { until } from './dealer.ts';
import type { TestServer } from './testServer.ts';

/** Waits until all due jobs of these names have ended. */
export const jobsDone = ({ db }: Pick<TestServer, 'db'>, ...names: string[]) =>
  until(
    () =>
      db.systemQuery(
        `select 1 from jobs.job where name = any ($1) and state < 'completed' and start_after <= now()`,
        [names],
      ),
    ({ rows }) => rows.length === 0,
  );
