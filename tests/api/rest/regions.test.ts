import { restFilterNames } from '@turntable/declare/contract/rest/calls.ts';
import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import { reference, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restTables } from '../../../server/db/restTables.ts';
import type { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { callOf } from './callOf.ts';
import { regions } from './regions.resource.ts';

// Records of the platform: no company's, seen by all companies whose roles have the right to, changed by the operator.

/** Records of companies that refer to those of the platform. */
const stores = defineRestResource('stores', {
  path: 'stores',
  label: { en: ['Store', 'Stores', 'New store'], de: ['Lager', 'Lager', 'Neues Lager'] },
  icon: 'wand',
  access: { employee: ['list', 'create'] },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }),
    region: reference({ en: 'Region', de: 'Region' }, 'regions'),
  },
});

interface Region {
  id: number;
  name: string;
}

let testServer: TestServer;
let operator: Client;
let chief: Client;
let other: Client;
let employee: Client;
let count = 0;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, rest: [regions, stores] });
  operator = await testServer.as('operator');
  chief = await testServer.as('chief');
  other = await testServer.as('suedChief');
  employee = await testServer.as('employee');
});
afterAll(() => testServer.close());

const tryCreate = (body: object) => operator.call(callOf(regions, 'create'), { body });
const create = async (): Promise<Region> => {
  count += 1;
  return (await tryCreate({ name: `Region ${count}` })).ok as unknown as Region;
};
const idsFor = async (client: Client): Promise<number[]> =>
  ((await client.must(callOf(regions, 'list'))) as unknown as Region[]).map(({ id }) => id);
const show = (client: Client, id: number) =>
  client.call(callOf(regions, 'one'), { params: { id } });

describe('records of the platform', () => {
  test('have no company: the operator names none, and no answer, filter, order or column has one', async () => {
    const region = await create();
    expect(region).not.toHaveProperty('company_id');
    const refused = await tryCreate({ name: 'With one', company_id: 1 });
    expect(refused.failure.errors).toEqual({ company_id: ['Unknown field'] });
    expect(restFilterNames(regions)).not.toContain('company_id');
    const sorted = await operator.call(callOf(regions, 'list'), {
      query: { sort: '["company_id","ASC"]' },
    });
    expect(sorted.status).toBe(422);
    const { rows } = await testServer.db.systemQuery(
      "select column_name from information_schema.columns where table_name = 'regions'",
    );
    expect(rows.map(({ column_name }) => column_name)).not.toContain('company_id');
  });

  test('are seen by the managers of all companies', async () => {
    const { id } = await create();
    expect(await idsFor(chief)).toContain(id);
    expect(await idsFor(other)).toContain(id);
  });

  test('are seen by employees as far as their right goes', async () => {
    const { id } = await create();
    expect((await show(employee, id)).status).toBe(200);
    await operator.must(callOf(regions, 'close'), { params: { id } });
    expect((await show(employee, id)).status).toBe(404);
    expect(await idsFor(employee)).not.toContain(id);
    expect(await idsFor(chief)).toContain(id);
  });

  test('are unique on the whole platform', async () => {
    const { name } = await create();
    expect((await tryCreate({ name })).failure.errors).toHaveProperty('name');
  });

  test('can be referred to by records of companies, as far as the user sees them', async () => {
    const open = await create();
    const closed = await create();
    await operator.must(callOf(regions, 'close'), { params: { id: closed.id } });
    const inRegion = (region: number) =>
      employee.call(callOf(stores, 'create'), { body: { name: 'Nord', region } });
    expect((await inRegion(open.id)).ok).toMatchObject({ region: open.id });
    expect((await inRegion(closed.id)).failure.errors).toHaveProperty('region');
  });

  test('are changed by the operator alone, in the database as well', async () => {
    const { id } = await create();
    const scope = { companyIds: [testServer.testData.companies.nord] };
    const { db } = testServer;
    const names = () => db.systemQuery('select name from regions where id = $1', [id]);
    const before = (await names()).rows;
    const read = await db.readAs(scope, 'select id from regions where id = $1', [id]);
    expect(read.rows).toHaveLength(1);
    const table = restTables([regions]).get('regions');
    if (!table) throw new Error('regions have no table');
    await db.as(scope, async (tx) => {
      await tx.update(table).set({ version: 9 });
      await tx.delete(table);
    });
    expect((await names()).rows).toEqual(before);
    await expect(
      db.as(scope, (tx) => tx.insert(table).values({ name: 'Smuggled' } as object)),
    ).rejects.toThrow();
  });
});

describe('a declaration of records of the platform is refused', () => {
  const refusalOf = (changes: Partial<RestDeclaration>) => () =>
    restTables([{ ...(regions as RestDeclaration), ...changes }]);

  test.each([
    ['if another role may change them', { chief: ['list', 'edit'] }, 'chief cannot edit records'],
    ['if another role has an action', { employee: ['close'] }, 'employee cannot close records'],
    [
      'if a right depends on a company',
      { chief: [{ to: 'list', where: { company_id: 1 }, why: { en: 'No', de: 'Nein' } }] },
      'have no company_id',
    ],
  ] as const)('%s', (_, access, reason) => {
    expect(refusalOf({ access: access as RestDeclaration['access'] })).toThrow(reason);
  });

  test('if it has a field for the company', () => {
    expect(refusalOf({ fields: { company_id: { kind: 'integer' } } })).toThrow(
      'regions: records of the platform have no company_id',
    );
  });
});
