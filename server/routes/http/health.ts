import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Checks of everything the server depends on, by name; each throws when it does not work. */
export type ReadyChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Shorter than the usual time limits of load balancers. */
const ANSWERS_WITHIN_MS = 5000;

const works = async (check: () => Promise<unknown>): Promise<void> => {
  const answered = new AbortController();
  const tooLate = pause(ANSWERS_WITHIN_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`no answer within ${ANSWERS_WITHIN_MS} ms`);
  });
  tooLate.catch(() => {}); // aborted when the check was faster
  await Promise.race([check(), tooLate]).finally(() => answered.abort());
};

/**
 * Registers `/healthz`, which answers while the process runs, and `/readyz`, which answers whether it can serve: 503 while it stops or one of
 * `checks` fails.
 */
export const registerHealth = (
  app: FastifyInstance,
  checks: ReadyChecks,
  isDraining: () => boolean,
): void => {
  const quiet = {
    schema: { hide: true },
    logLevel: 'silent',
    config: { rateLimit: false },
  } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks).map(works));
    const broken = names.filter((_, index) => results[index]?.status === 'rejected');
    if (broken.length === 0) return { status: 'ready' };
    for (const result of results)
      if (result.status === 'rejected') app.log.error({ err: result.reason }, 'not ready');
    return reply.code(503).send({ status: 'not ready', broken });
  });
};
