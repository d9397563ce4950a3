import { UnusableDatabase } from '@turntable/declare/server/db/unavailable.ts';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import * as schema from '../../../server/db/schema/index.ts';
import { openEmptyDatabase } from '../setup/testDatabase.ts';

// The schema in code and the migrations agree: columns, keys, checks and indexes. Compares two databases: one made by the migrations, the
// other by what drizzle-kit makes of the schema.

const opened: { close(): Promise<void> }[] = [];
const emptyDatabase = async (): Promise<Database> => {
  const { db, close } = await openEmptyDatabase();
  opened.push({ close });
  return db;
};
afterAll(async () => {
  for (const { close } of opened) await close();
});

type Row = Record<string, unknown>;

/** Returns a database's catalogue of the tables in its public schema. */
const catalogOf = async (db: Database) => {
  const read = async (text: string): Promise<Row[]> => (await db.systemQuery(text)).rows;
  const columns = await read(`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull, attidentity::text,
      attgenerated::text, pg_get_expr(adbin, adrelid) as value, attcollation::integer
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const constraints = await read(`
    select conrelid::regclass::text || ' ' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`);
  const indexes = await read(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`,
  );
  return { columns, constraints, indexes };
};

/** Leaves out sort keys and search texts, which only the statements of lists read: they and their indexes are only in the migrations. */
const withoutKeysOfLists = (migrated: Catalog, inCode: Catalog): Catalog => {
  const known = new Set(inCode.columns.map(({ name }) => name));
  const isKey = ({ name, attgenerated }: Row) => attgenerated === 's' && !known.has(name);
  const keys = migrated.columns.filter(isKey).map(({ name }) => String(name).split('.')[1]);
  const ofKeys = new RegExp(`\\b(${keys.join('|')})\\b`);
  return {
    ...migrated,
    columns: migrated.columns.filter((column) => !isKey(column)),
    indexes: migrated.indexes.filter(({ definition }) => !ofKeys.test(String(definition))),
  };
};

type Catalog = Awaited<ReturnType<typeof catalogOf>>;
const byName = (rows: readonly Row[]): Record<string, Row> =>
  Object.fromEntries(
    rows
      .map((row): [string, Row] => [String(row.name), row])
      .filter(([name]) => !/^migrations(?![a-z])/.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

let db: Database;
beforeAll(async () => {
  db = await emptyDatabase();
  await migrate(db);
});

describe('the schema in code equals that of the database', () => {
  let migrated: Catalog;
  let inCode: Catalog;
  beforeAll(async () => {
    const made = await emptyDatabase();
    const statements = await generateMigration(
      generateDrizzleJson({}),
      generateDrizzleJson(schema),
    );
    await made.systemScript(statements.join('\n'));
    inCode = await catalogOf(made);
    migrated = withoutKeysOfLists(await catalogOf(db), inCode);
  });

  test.each(['columns', 'constraints', 'indexes'] as const)('%s', (kind) => {
    expect(byName(inCode[kind])).toEqual(byName(migrated[kind]));
  });
});

test('a database that is up to date is not changed', async () => {
  expect(await migrate(db)).toEqual([]);
});

test('a database that is newer than the server is refused, and not changed', async () => {
  const before = await catalogOf(db);
  await db.systemQuery("insert into migrations (name) values ('9999_later.sql')");
  const failure = new UnusableDatabase(
    'The database is newer than this server (9999_later.sql). Start the version that changed it, or a newer one.',
  );
  await expect(migrate(db)).rejects.toThrow(failure);
  expect(await catalogOf(db)).toEqual(before);
});

test('a database from before the first release is refused, and not changed', async () => {
  await db.systemQuery('delete from migrations');
  await db.systemQuery("insert into migrations (name) values ('0001_tables.sql')");
  const before = await catalogOf(db);
  const failure = new UnusableDatabase(
    'The database was made before the first release and cannot be brought up to date. Make it again with "npm run reset": everything in it is lost.',
  );
  await expect(migrate(db)).rejects.toThrow(failure);
  expect(await catalogOf(db)).toEqual(before);
});
