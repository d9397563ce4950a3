import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can serve, which it cannot while it drains or without its database. */
export const registerHealth = (app: FastifyInstance, askDatabase: () => Promise<unknown>, isDraining: () => boolean): void => {
  const quiet = { schema: { hide: true }, logLevel: 'silent', config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await askDatabase();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
};
