import { existsSync } from 'node:fs';
import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import { sourceProblems } from '@turntable/declare/contract/rest/sourceProblems.ts';
import { getTableName } from '@turntable/declare/server/db/drizzle.ts';
import type { RestTable } from '@turntable/declare/server/db/tables.ts';
import type { Hooks } from '@turntable/declare/server/rest/hooks.ts';
import type { RestResource, SourceResource } from '@turntable/declare/server/rest/resources.ts';
import { isSetting } from './config.ts';
import type { Database } from './db/client.ts';
import { restTables } from './db/restTables.ts';

const hasSource = (declared: RestDeclaration): declared is SourceResource =>
  declared.source !== undefined;

/** The declarations are the web's and compiled with it; they import nothing but the contract and the layer (scripts/importRules.ts). */
const DECLARATIONS = new URL('../src/resources/rest.ts', import.meta.url);
const HOOKS = new URL('./hooks/', import.meta.url);

/** Returns the product's declarations of resources without calls of their own. */
export const restDeclarations = async (): Promise<readonly RestDeclaration[]> => {
  const module: { REST_RESOURCES: readonly RestDeclaration[] } = await import(DECLARATIONS.href);
  return module.REST_RESOURCES;
};

/** Returns the names of resources whose table no migration has made. */
export const resourcesWithoutTable = async (
  db: Database,
  resources: readonly RestResource[],
): Promise<string[]> => {
  const { rows } = await db.systemQuery(
    `select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  const tables = rows.map(({ relname }) => relname);
  return resources
    .filter(({ table }) => !tables.includes(getTableName(table)))
    .map(({ declared }) => declared.resource);
};

const hooksOf = async (folder: URL, { resource }: RestDeclaration): Promise<Hooks> => {
  const file = new URL(`${resource}.ts`, folder);
  return existsSync(file) ? ((await import(file.href)) as Hooks) : {};
};

/** Returns those of these declarations whose records our server stores; the hooks of `<resource>` are those that `<resource>.ts` in the folder exports. */
export const restResources = async (
  declarations?: readonly RestDeclaration[],
  hooksFolder: URL = HOOKS,
): Promise<readonly RestResource[]> => {
  const all = (declarations ?? (await restDeclarations())).filter((one) => !hasSource(one));
  const tables = restTables(all);
  return Promise.all(
    all.map(async (declared) => ({
      declared,
      table: tables.get(declared.resource) as RestTable, // one each
      hooks: await hooksOf(hooksFolder, declared),
    })),
  );
};

/** Returns those of these declarations whose records another server keeps. Throws for one that cannot work as declared. */
export const sourceResources = async (
  declarations?: readonly RestDeclaration[],
): Promise<readonly SourceResource[]> => {
  const all = (declarations ?? (await restDeclarations())).filter(hasSource);
  for (const declared of all) {
    const { resource, source } = declared;
    const [problem] = [
      ...sourceProblems(declared),
      ...(isSetting(source.auth ?? '')
        ? [`source: ${source.auth} is a setting of this server, not a credential of another one`]
        : []),
    ];
    if (problem) throw new Error(`${resource}: ${problem}`);
  }
  return all;
};
