import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { rawQuery } from '../../../server/db/rawQuery.ts';
import { createTarget } from '../matrix/target.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Row-level security, which holds even if a service forgets a condition: plain SQL in a company's scope.

let testServer: TestServer;
let db: Database;
let nord: number;
let sued: number;
let tables: string[];
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  db = testServer.db;
  ({ nord, sued } = testServer.testData.companies);
  await createTarget(testServer, 'nord');
  await createTarget(testServer, 'sued');
  const { rows } = await db.systemQuery(
    `select t.relname from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'company_id'
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
     and has_table_privilege('turntable_app', t.oid, 'select, insert, update, delete') order by 1`,
  );
  tables = rows.map(({ relname }) => String(relname));
});
afterAll(() => testServer.close());

const inScopeOfNord = <T>(
  work: (
    query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
  ) => Promise<T>,
) =>
  db.as({ companyIds: [nord] }, (tx) =>
    work(async (text, values) => (await rawQuery(tx, text, values)).rows),
  );

describe('in the scope of one company', () => {
  test('every table with companies’ data that requests may use is protected', async () => {
    const { rows } = await db.systemQuery(
      `select relname from pg_class where relrowsecurity and relkind = 'r'`,
    );
    const secured = rows.map(({ relname }) => String(relname));
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !secured.includes(table))).toEqual([]);
    expect(secured).toContain('companies');
  });

  test('a select without a condition shows no rows of another company', async () => {
    await inScopeOfNord(async (query) => {
      for (const table of tables) {
        const rows = await query(`select company_id from "${table}" where company_id is not null`);
        expect(
          [...new Set(rows.map(({ company_id }) => company_id))].filter((id) => id !== nord),
          table,
        ).toEqual([]);
      }
      expect(await query('select id from companies')).toEqual([{ id: nord }]);
      expect((await query('select id from cars')).length).toBeGreaterThan(0);
    });
  });

  test('an update and a delete without a condition affect no rows of another company', async () => {
    const ofSued = async () =>
      (await db.systemQuery('select id, brand from cars where company_id = $1', [sued])).rows;
    const before = await ofSued();
    await inScopeOfNord(async (query) => {
      await query(`update cars set brand = 'taken'`);
      await query('delete from photos');
      await query('delete from cars');
    });
    expect(await ofSued()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    await createTarget(testServer, 'nord');
  });

  test('a row cannot be moved to another company', async () => {
    const give = inScopeOfNord((query) =>
      query(`insert into cars (company_id, vehicle_name) values ($1, 'Geschenk')`, [sued]),
    );
    await expect(give).rejects.toThrow(/row-level security/);
    const move = inScopeOfNord((query) => query('update cars set company_id = $1', [sued]));
    await expect(move).rejects.toThrow(/row-level security/);
  });

  test.each([
    ['sessions', 'select * from sessions'],
    ['password resets', 'select * from password_resets'],
    ['passkeys', 'select * from passkeys'],
    ['challenges of passkeys', 'select * from passkey_challenges'],
    ['setup links', 'select * from setup_links'],
    ['failed sign-ins', 'select * from sign_in_attempts'],
    ['known addresses', 'select * from sign_in_addresses'],
    ['entries of the ledger, to change', 'update ledger_entries set amount = 0'],
    ['entries of the ledger, to delete', 'delete from ledger_entries'],
    ['the switch of row security', 'alter table cars disable row level security'],
    ['the tables themselves', 'drop table cars'],
  ])('%s are out of reach', async (_, statement) => {
    await expect(inScopeOfNord((query) => query(statement))).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  test('the role is no superuser and does not bypass row security', async () => {
    const [role] = await inScopeOfNord((query) =>
      query(
        'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
      ),
    );
    expect(role).toEqual({ name: 'turntable_app', rolsuper: false, rolbypassrls: false });
  });
});

describe('in the scope of a company’s photo manager', () => {
  const asKeeper = <T>(
    work: (
      query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
    ) => Promise<T>,
  ) =>
    db.as({ companyIds: [nord], keepsAlbums: 'own' }, (tx) =>
      work(async (text, values) => (await rawQuery(tx, text, values)).rows),
    );
  const ofOthers = async (table: string) =>
    (
      await db.systemQuery(
        `select * from ${table} where company_id is distinct from $1 order by id`,
        [nord],
      )
    ).rows;

  test.each(['album_sections', 'album_photos'])(
    '%s of other companies are neither seen, changed nor deleted',
    async (table) => {
      await db.systemQuery(`insert into album_sections (name) values ('of nobody')`);
      const before = await ofOthers(table);
      expect(before.length).toBeGreaterThan(0);
      await asKeeper(async (query) => {
        const seen = await query(`select company_id from ${table}`);
        expect(new Set(seen.map(({ company_id }) => company_id))).toEqual(new Set([nord]));
        expect((await query(`update ${table} set name = 'taken' returning id`)).length).toBe(
          seen.length,
        );
        expect((await query(`delete from ${table} returning id`)).length).toBe(seen.length);
      });
      expect(await ofOthers(table)).toEqual(before);
      await createTarget(testServer, 'nord');
    },
  );

  test('nothing can be put into another company’s album, and no album can be moved to another company', async () => {
    const [foreign] = (
      await db.systemQuery('select id from album_sections where company_id = $1', [sued])
    ).rows;
    const insertPhoto = `insert into album_photos (section_id, company_id, name, key, preview_key, bytes, width, height)
      values ($1, $2, 'x', 'x', 'x', 1, 1, 1)`;
    await expect(asKeeper((query) => query(insertPhoto, [foreign?.id, sued]))).rejects.toThrow(
      /row-level security/,
    );
    await expect(asKeeper((query) => query(insertPhoto, [foreign?.id, nord]))).rejects.toThrow(
      /belong to one company/,
    );
    const insertAlbum = `insert into album_sections (parent_id, company_id, name) values ($1, $2, 'x')`;
    await expect(asKeeper((query) => query(insertAlbum, [foreign?.id, nord]))).rejects.toThrow(
      /belong to one company/,
    );
    await expect(asKeeper((query) => query(insertAlbum, [null, null]))).rejects.toThrow(
      /row-level security/,
    );
    await expect(
      asKeeper((query) => query('update album_sections set company_id = $1', [sued])),
    ).rejects.toThrow(/row-level security/);
  });

  test('a download cannot name another company', async () => {
    const insert = `insert into downloads (company_id, ticket_hash, name, files, expires_at) values ($1, 'x', 'x', '[]', now())`;
    await expect(asKeeper((query) => query(insert, [sued]))).rejects.toThrow(/row-level security/);
    await expect(asKeeper((query) => query(insert, [null]))).rejects.toThrow(/row-level security/);
    const [title] = await asKeeper((query) => query('select album_company($1) as title', [sued]));
    expect(title).toEqual({ title: null });
  });
});

test('without a scope nothing is visible', async () => {
  await db.as({ companyIds: [] }, async (tx) => {
    for (const table of [...tables, 'companies'])
      expect((await rawQuery(tx, `select 1 from "${table}"`)).rows, table).toEqual([]);
  });
});

test('a scope ends with its transaction', async () => {
  await db.as({ companyIds: [nord] }, async (tx) => rawQuery(tx, 'select 1'));
  const { rows } = await db.systemQuery(
    `select current_user <> 'turntable_app' as owner, current_setting('app.company_ids', true) as ids`,
  );
  expect(rows[0]).toEqual({ owner: true, ids: expect.toBeOneOf([null, '']) });
});
