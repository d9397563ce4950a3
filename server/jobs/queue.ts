import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Tx } from '../db/client.ts';
import { rawQuery } from '../db/rawQuery.ts';
import type { Work, WorkKind, WorkKinds, WorkQueue } from '../services/shared/workQueue.ts';

/** A job that a worker has taken. */
export interface Job<Kind extends WorkKind> {
  readonly id: string;
  readonly data: WorkKinds[Kind];
  /** Number of earlier attempts. */
  readonly earlierStarts: number;
  /** True on the last attempt. */
  readonly lastStart: boolean;
  /** Aborted when the process must end, and when another worker has taken the job because this one seemed dead. */
  readonly signal: AbortSignal;
}

export interface JobQueue extends WorkQueue {
  /**
   * Starts taking jobs of a kind, `concurrency` at a time; of one group, one at a time over all processes. Logs the handler's errors and
   * retries the job.
   */
  work<Kind extends WorkKind>(
    kind: Kind,
    concurrency: number,
    handle: (job: Job<Kind>) => Promise<void>,
  ): Promise<void>;
  /** Returns which of these jobs wait or run. */
  alive(kind: WorkKind, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stops taking jobs, waits this many milliseconds for running ones and hands the others back. */
  stop(patienceMs: number): Promise<void>;
}

const SCHEMA = 'jobs';
/** A worker without a heartbeat for this long counts as dead: another gets its job, within half a minute by the interval below. */
const HEARTBEAT_SECONDS = 20;
const HEARTBEAT_EVERY_SECONDS = 4;
const SUPERVISE_EVERY_SECONDS = 5;
/** How often workers look for jobs: for new ones, where the database announces none, and for those that had to wait. */
const POLL_SECONDS = 1;
const ANNOUNCED_POLL_SECONDS = 2;
/** Any number that no other program takes in the same database. */
const GRANT_LOCK = 7_382_042;

const shared: QueueOptions = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryDelay: 1,
  retryBackoff: true,
  deleteAfterSeconds: 86_400,
};

/** Short jobs, tried again for hours while another server is away. */
const small: QueueOptions = {
  ...shared,
  retryLimit: 50,
  retryDelayMax: 600,
  expireInSeconds: 300,
};

/**
 * Retries by kind. Processing and FTP deliveries count their own failures (processing/run.ts, ftpExport/delivery.ts), because a crash of
 * the process is not the photo's or the server's fault.
 */
const KINDS: Record<WorkKind, QueueOptions> = {
  'process-photo': { ...shared, retryLimit: 30, retryDelayMax: 10, expireInSeconds: 600 },
  'remove-files': small,
  'export-to-ftp': { ...shared, retryLimit: 30, retryDelayMax: 30, expireInSeconds: 1800 },
  'import-from-ftp': { ...shared, retryLimit: 30, retryDelayMax: 30, expireInSeconds: 1800 },
  'mail-feedback': small,
  'mail-complaint': small,
  'mail-held-vehicle': small,
};
const names = Object.keys(KINDS) as WorkKind[];

/** Opens the durable queue. It is in the product's database, so that a transaction can add jobs. */
export const openQueue = async (db: Database, log: Logger): Promise<JobQueue> => {
  const { listen } = db;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.systemQuery(text, values),
      ...(listen && {
        listen: async (channel: string, announce: (kind: string) => void) => ({
          close: await listen(channel, announce),
        }),
      }),
    },
    useListenNotify: listen !== undefined,
    backend: db.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  try {
    await boss.start();
    for (const name of names) {
      await boss.createQueue(name);
      await boss.updateQueue(name, { ...KINDS[name], notify: listen !== undefined });
      // Reads the queue's options now: at first use, inside a transaction of the embedded database, it would deadlock.
      await boss.insert(name, []);
    }
    await allowRequestsToAdd(db);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}); // stops a partly started one
    throw error;
  }

  return {
    add: async <Kind extends WorkKind>(tx: Tx, kind: Kind, work: readonly Work<Kind>[]) => {
      if (work.length === 0) return;
      const jobs = work.map(({ group, ...job }) => ({
        ...job,
        ...(group !== undefined && { group: { id: group } }),
      }));
      await boss.insert(kind, jobs, {
        db: { executeSql: (text, values) => rawQuery(tx, text, values) },
      });
    },
    work: async <Kind extends WorkKind>(
      kind: Kind,
      concurrency: number,
      handle: (job: Job<Kind>) => Promise<void>,
    ) => {
      const options = {
        groupConcurrency: 1,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: ANNOUNCED_POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
        includeMetadata: true as const,
      };
      for (let i = 0; i < concurrency; i++) {
        const worker = await boss.work<WorkKinds[Kind], void, typeof options>(
          kind,
          options,
          async (jobs) => {
            boss.notifyWorker(worker); // looks for another job as soon as this one has ended
            for (const { id, data, retryCount, retryLimit, signal } of jobs) {
              await logged(log, kind, id, () =>
                handle({
                  id,
                  data,
                  signal,
                  earlierStarts: retryCount,
                  lastStart: retryCount >= retryLimit,
                }),
              );
            }
          },
        );
      }
    },
    alive: async (kind, ids) => {
      if (ids.length === 0) return new Set();
      const alive = `select id from ${SCHEMA}.job where name = $1 and id = any ($2::uuid[]) and state in ('created', 'retry', 'active')`;
      return new Set((await db.systemQuery(alive, [kind, ids])).rows.map(({ id }) => String(id)));
    },
    check: async () => {
      const { rows } = await db.systemQuery(
        `select name from ${SCHEMA}.queue where name = any ($1)`,
        [names],
      );
      if (rows.length < names.length) throw new Error('not all kinds of work have a queue');
    },
    stop: (patienceMs) => boss.stop({ graceful: true, timeout: patienceMs }),
  };
};

const logged = async (
  log: Logger,
  kind: WorkKind,
  id: string,
  run: () => Promise<void>,
): Promise<void> => {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, kind, job: id }, 'a job failed');
    throw error;
  }
};

/** Lets the role of requests add jobs, and see only as much of the queue as that needs. */
const allowRequestsToAdd = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    await rawQuery(tx, `select pg_advisory_xact_lock(${GRANT_LOCK})`);
    await rawQuery(tx, `grant usage on schema ${SCHEMA} to turntable_app`);
    await rawQuery(tx, `grant select on ${SCHEMA}.queue to turntable_app`);
    await rawQuery(tx, `grant insert on ${SCHEMA}.job_common to turntable_app`);
    // A new job is announced if it may begin now.
    await rawQuery(tx, `grant select (id, start_after) on ${SCHEMA}.job_common to turntable_app`);
  });
