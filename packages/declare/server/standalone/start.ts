import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Role } from '../../application.ts';
import type { RestDeclaration } from '../../contract/rest/declaration.ts';
import { sourceProblems } from '../../contract/rest/sourceProblems.ts';
import { getTableName, sql } from '../db/drizzle.ts';
import { type RestTable, type Surroundings, tablesOf } from '../db/tables.ts';
import type { Signing } from '../files/signing.ts';
import { FileMissing, type Storage } from '../files/storage.ts';
import { registerGroup } from '../http/contractRoutes.ts';
import { answerFailures } from '../http/failures.ts';
import { FORM_FIELD_BYTES } from '../http/formParts.ts';
import { validatorCompiler } from '../http/invalidInput.ts';
import { withJsonAnswers } from '../http/jsonAnswers.ts';
import { describeApi } from '../http/openapi.ts';
import { servePages } from '../http/pages.ts';
import { addMessages, type Messages } from '../messages.ts';
import { notFound } from '../refusal.ts';
import type { Hooks } from '../rest/hooks.ts';
import type { RestResource, SourceResource } from '../rest/resources.ts';
import { restGroups } from '../rest/routes.ts';
import { sourceGroups } from '../rest/sourceRoutes.ts';
import { addUser, createAccounts, type NewUser, sessionCalls } from './accounts.ts';
import { openStandaloneDatabase, type StandaloneDatabase } from './database.ts';
import { standaloneHost } from './records.ts';
import { companies, sessions, users } from './schema.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
/** Short: a connection that becomes idle just after the server has begun to close keeps it from ending for so long. */
const KEEP_ALIVE_MS = 3000;
const SOURCE_TIMEOUT_MS = 15_000;

/** An application on the layer's own server: what it declares, and where its files are. */
export interface StandaloneApplication {
  readonly name: string;
  /** Its folder: `migrations`, and in `dist` the built web application. */
  readonly folder: string;
  readonly resources: readonly RestDeclaration[];
  readonly roles: readonly Role[];
  /** The role of users without a company, who reach every company's records. */
  readonly operator?: Role;
  /** What runs around the changes of resources, by their names. */
  readonly hooks?: Readonly<Record<string, Hooks>>;
  /** Texts of failures in further languages, such as those of `server/texts`. */
  readonly texts?: Readonly<Record<string, Messages>>;
  /** The company and the people of the first start. */
  readonly first: {
    readonly company: string;
    readonly users: readonly Omit<NewUser, 'company_id'>[];
  };
}

interface StartSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly log?: FastifyBaseLogger | boolean;
}

/** A running application. */
export interface RunningApplication {
  /** Its address, for example `http://localhost:3000`. */
  readonly url: string;
  /** Its database, for scripts beside it. */
  readonly db: StandaloneDatabase;
  /** Whether the database has just been created. */
  readonly isFirst: boolean;
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>;
}

/** Returns the tables that those of declared resources stand among. */
export const standaloneSurroundings = (operator: Role | undefined): Surroundings => ({
  companies: companies.id,
  users: users.id,
  references: {},
  taken: ['companies', 'users', 'sessions', 'migrations'],
  databaseRole: 'app_user',
  operator,
});

/** The tables that every application has, for proposals of migrations. */
export const STANDALONE_SCHEMA = { companies, users, sessions };

const hasSource = (declared: RestDeclaration): declared is SourceResource =>
  declared.source !== undefined;

/** Starts an application: database, files, API and web. Throws if a declaration cannot work as it is. */
export const startApplication = async (
  {
    name,
    folder,
    resources,
    roles,
    operator,
    hooks = {},
    texts = {},
    first,
  }: StandaloneApplication,
  { port, dataDir, log = false }: StartSettings,
): Promise<RunningApplication> => {
  for (const declared of resources.filter(hasSource)) {
    const [problem] = sourceProblems(declared);
    if (problem) throw new Error(`${declared.resource}: ${problem}`);
  }
  for (const [language, messages] of Object.entries(texts)) addMessages(language, messages);
  const surroundings = standaloneSurroundings(operator);
  const tables = tablesOf(resources, surroundings);
  const db = await openStandaloneDatabase(join(dataDir, 'database'), {
    migrations: join(folder, 'migrations'),
    operator,
  });
  const opened: (() => Promise<void>)[] = [() => db.close()];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const stored = await withTables(db, resources, tables, hooks);
    const isFirst = await addFirst(db, first);
    const app = await openApp(log);
    opened.push(() => app.close());
    const { host, storage } = await standaloneHost(db, dataDir, stored, surroundings, app.log);
    const accounts = createAccounts(db);
    await describeApi(app, `${name} API`);
    await withJsonAnswers(app, (scopes) => {
      const { authenticate } = accounts;
      registerGroup(scopes, 'session', sessionCalls(roles), accounts.handlers, authenticate);
      const sources = {
        sources: resources.filter(hasSource),
        config: { sourceTimeoutMs: SOURCE_TIMEOUT_MS, otherVariables: process.env },
        log: app.log,
      };
      for (const group of [...restGroups(host), ...sourceGroups(sources)])
        registerGroup(scopes, group.name, group.calls, group.handlers, authenticate);
    });
    serveFiles(app, storage, host.signing);
    await servePages(app, join(folder, 'dist'));
    await app.listen({ host: '0.0.0.0', port });
    const { port: taken } = app.server.address() as AddressInfo; // it listens on a port
    return { url: `http://localhost:${taken}`, db, isFirst, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const openApp = async (log: FastifyBaseLogger | boolean): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(typeof log === 'boolean' ? { logger: log } : { loggerInstance: log }),
    bodyLimit: JSON_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance; // the logger's own type only narrows what Fastify passes to it
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null);
  answerFailures(app);
  await app.register(helmet, {
    // Documents bring a policy with a nonce of their own (http/pages.ts); nothing else is ever shown as a page.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(multipart, {
    limits: { files: 1, fieldSize: FORM_FIELD_BYTES },
    throwFileSizeLimit: false,
  });
  return app;
};

/** Returns the resources whose records are stored here. Throws if one has no table yet. */
const withTables = async (
  db: StandaloneDatabase,
  resources: readonly RestDeclaration[],
  tables: ReadonlyMap<string, RestTable>,
  hooks: Readonly<Record<string, Hooks>>,
): Promise<RestResource[]> => {
  const { rows } = await db.asSystem((tx) =>
    tx.execute<{ relname: string }>(sql`select relname from pg_class where relkind = 'r'`),
  );
  const present = new Set(rows.map(({ relname }) => relname));
  return resources.flatMap((declared) => {
    const table = tables.get(declared.resource);
    if (!table) return [];
    if (!present.has(getTableName(table)))
      throw new Error(
        `${declared.resource} has no table yet: propose a migration with "migration ${declared.resource}", and look at it.`,
      );
    return [{ declared, table, hooks: hooks[declared.resource] ?? {} }];
  });
};

/** Adds the company and the people of the first start. Returns whether it was the first. */
const addFirst = async (
  db: StandaloneDatabase,
  { company: name, users: people }: StandaloneApplication['first'],
): Promise<boolean> => {
  const company = await db.asSystem(async (tx) => {
    const present = await tx.select().from(companies).limit(1);
    if (present.length > 0) return undefined;
    const [added] = await tx.insert(companies).values({ name }).returning();
    return added;
  });
  if (!company) return false;
  for (const person of people) await addUser(db, { ...person, company_id: company.id });
  return true;
};

/** Serves stored files by their signed addresses. */
const serveFiles = (app: FastifyInstance, storage: Storage, signing: Signing): void => {
  app.get('/api/files/:key', { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params as { key: string };
    const { expires = '', signature = '' } = request.query as Record<string, string>;
    if (!signing.isValid(key, String(expires), String(signature))) throw notFound();
    const { stream, bytes } = await storage.open(key).catch((error: unknown) => {
      throw error instanceof FileMissing ? notFound() : error;
    });
    const isPicture = key.endsWith('.webp');
    return reply
      .header('content-length', bytes)
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-disposition', isPicture ? 'inline' : 'attachment')
      .type(isPicture ? 'image/webp' : 'application/octet-stream')
      .send(stream);
  });
};
