import { hash } from '@node-rs/argon2';
import type { Role } from '@turntable/declare/contract/call.ts';
import type { Database } from '../../../server/db/client.ts';

export const PASSWORD = 'correct horse battery';

/** A company with a sub-company, and an unrelated one. Each title is unique, so that tests can detect leaks. */
export const COMPANIES = {
  nord: { title: 'Autohaus Nordwind', parent: undefined },
  west: { title: 'Zweigstelle Westerwald', parent: 'nord' },
  sued: { title: 'Fahrzeughandel Südkreuz', parent: undefined },
} as const satisfies Record<string, { title: string; parent: string | undefined }>;
export type CompanyName = keyof typeof COMPANIES;

/** Users: every role in Nordwind, and those that tests need in the other companies. */
export const TEST_USERS = {
  operator: { role: 'admin', company: undefined },
  chief: { role: 'chief', company: 'nord' },
  employee: { role: 'employee', company: 'nord' },
  photographer: { role: 'photo_manager', company: 'nord' },
  operatorsPhotographer: { role: 'photo_manager', company: undefined },
  westChief: { role: 'chief', company: 'west' },
  westEmployee: { role: 'employee', company: 'west' },
  suedChief: { role: 'chief', company: 'sued' },
  suedEmployee: { role: 'employee', company: 'sued' },
} as const satisfies Record<string, { role: Role; company: CompanyName | undefined }>;
export type TestUserName = keyof typeof TEST_USERS;

export const emailOf = (person: TestUserName): string => `${person.toLowerCase()}@people.test`;

export interface TestData {
  companies: Record<CompanyName, number>;
  users: Record<TestUserName, number>;
  /** Ids of the preset's views, in walking order. */
  views: number[];
  /** A view of the interior: its photo is processed without being cut out, in a tenth of the time. */
  interior: number;
}

/** Tokens and credits of each company. */
export interface Balance {
  tokens?: number;
  credits?: number;
}

const CREDITS = 1000;

/** Inserts the companies and users above into an empty, migrated database. */
export async function insertTestData(db: Database, balance?: Balance): Promise<TestData> {
  const preset = await presetOf(db);
  const companies: Partial<Record<CompanyName, number>> = {};
  for (const [name, { title, parent }] of Object.entries(COMPANIES) as [
    CompanyName,
    { title: string; parent?: CompanyName },
  ][]) {
    companies[name] = await insert(db, 'companies', {
      title,
      parent_id: parent ? companies[parent] : null,
      preset_id: preset,
      credits: CREDITS,
    });
  }
  // The library's cheapest hash: these passwords protect nothing.
  const password_hash = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const users: Partial<Record<TestUserName, number>> = {};
  for (const [name, { role, company }] of Object.entries(TEST_USERS) as [
    TestUserName,
    { role: Role; company?: CompanyName },
  ][]) {
    const company_id = company ? companies[company] : null;
    users[name] = await insert(db, 'users', {
      role,
      company_id,
      name: `Person ${name}`,
      email: emailOf(name),
      password_hash,
    });
  }
  const views = await db.systemQuery(
    'select id, kind from preset_items where preset_id = $1 order by position',
    [preset],
  );
  const testData = {
    companies,
    users,
    views: views.rows.map(({ id }) => Number(id)),
    interior: Number(views.rows.find(({ kind }) => kind === 'interior')?.id),
  } as TestData; // every name was filled above
  await setBalance(db, testData, balance);
  return testData;
}

/** Sets the balance of companies that have spent nothing. */
export async function setBalance(
  db: Database,
  { companies }: TestData,
  { tokens = 0, credits = CREDITS }: Balance = {},
): Promise<void> {
  for (const id of Object.values(companies)) {
    if (credits !== CREDITS)
      await db.systemQuery('update companies set credits = $2 where id = $1', [id, credits]);
    if (tokens > 0) await giveTokens(db, id, tokens);
  }
}

/** Adds tokens to a company. Tokens are rows; a trigger counts them. */
export async function giveTokens(db: Database, company: number, tokens: number): Promise<void> {
  await db.systemQuery(
    `insert into tokens (company_id, name) select $1, '' from generate_series(1, $2::integer)`,
    [company, tokens],
  );
}

async function presetOf(db: Database): Promise<number> {
  const known = await db.systemQuery('select id from presets order by id limit 1');
  if (known.rows[0]) return Number(known.rows[0].id);
  const { standardPreset } = await import('../../../server/presets/standard.ts');
  const preset = await insert(db, 'presets', { name: standardPreset.name });
  for (const { code, name, kind, position, silhouette } of standardPreset.items) {
    await insert(db, 'preset_items', {
      preset_id: preset,
      code,
      name: JSON.stringify(name),
      kind,
      position,
      silhouette,
    });
  }
  return preset;
}

async function insert(db: Database, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await db.systemQuery(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(rows[0]?.id);
}
