import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rest } from '../../../contract/rest/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { Client } from '../setup/client.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Resources whose calls are not declared, as the operator's configuration allows them (docs/operating.md).

const GRANTS = {
  inspections: {
    admin: ['list', 'create'],
    chief: ['list', 'show', 'create', 'edit', 'delete'],
    employee: ['list', 'show'],
  },
  visits: { chief: ['list', 'show', 'create'] },
};
const params = { name: 'inspections' };

let testServer: TestServer;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer({
    jobs: false,
    env: { REST_RESOURCES: JSON.stringify(GRANTS) },
  });
  chief = await testServer.as('chief');
  employee = await testServer.as('employee');
});
afterAll(() => testServer.close());

const create = (body: Record<string, unknown>, by = chief) =>
  by.must(rest.create, { params, body });
const save = (id: number, body: Record<string, unknown>, by = chief) =>
  by.call(rest.save, { params: { ...params, id }, body });
const wanted = (filter: Record<string, unknown>, sort?: [string, string]) => ({
  params,
  query: { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) },
});
const vins = async (filter: Record<string, unknown>, sort?: [string, string]) =>
  (await chief.must(rest.list, wanted(filter, sort))).map(({ vin }) => vin);

describe('who may do what', () => {
  test('a resource that the configuration does not name is not there, for nobody', async () => {
    for (const name of ['repairs', 'constructor']) {
      expect((await chief.call(rest.list, { params: { name } })).status).toBe(404);
      expect((await chief.call(rest.create, { params: { name }, body: {} })).status).toBe(404);
    }
  });

  test('a role does what it was granted and is refused the rest', async () => {
    const { id } = await create({ vin: 'RIGHTS' });
    const one = { params: { ...params, id } };
    expect((await employee.must(rest.one, one)).vin).toBe('RIGHTS');
    expect((await employee.call(rest.create, { params, body: { vin: 'X' } })).status).toBe(403);
    expect((await save(id, { vin: 'X' }, employee)).status).toBe(403);
    expect((await employee.call(rest.remove, one)).status).toBe(403);
    const file = { name: 'a.jpg', bytes: await picture() };
    expect((await employee.call(rest.upload, { params, fields: {}, files: { file } })).status).toBe(
      403,
    );
    expect((await (await testServer.as('photographer')).call(rest.list, { params })).status).toBe(
      403,
    );
    expect((await new Client(testServer.baseUrl).call(rest.list, { params })).status).toBe(401);
    expect((await chief.must(rest.one, one)).vin).toBe('RIGHTS');
  });

  test('a record is the company’s own: strangers find nothing, the head company finds those of its branches', async () => {
    const { id } = await create({ vin: 'BRANCH' }, await testServer.as('westChief'));
    const one = { params: { ...params, id } };
    expect((await (await testServer.as('suedChief')).call(rest.one, one)).status).toBe(404);
    expect((await employee.call(rest.one, one)).status).toBe(404);
    expect((await chief.must(rest.one, one)).company_id).toBe(testServer.testData.companies.west);
    expect((await chief.must(rest.remove, one)).vin).toBe('BRANCH');
  });

  test('the operator names the company, a manager may name the own company and its sub-companies', async () => {
    const operator = await testServer.as('operator');
    const { nord, west, sued } = testServer.testData.companies;
    expect(
      (await operator.call(rest.create, { params, body: { vin: 'O' } })).failure.errors,
    ).toHaveProperty('company_id');
    expect((await create({ vin: 'O', company_id: sued }, operator)).company_id).toBe(sued);
    expect((await create({ vin: 'W', company_id: west })).company_id).toBe(west);
    expect(
      (await chief.call(rest.create, { params, body: { company_id: sued } })).failure.errors,
    ).toHaveProperty('company_id');
    const { id } = await create({ vin: 'STAYS' });
    expect((await save(id, { company_id: west })).failure.errors).toHaveProperty('company_id');
    expect((await save(id, { company_id: nord, id })).status).toBe(200);
  });

  test('one resource’s record is not found under another one’s name', async () => {
    const { id } = await create({ vin: 'HERE' });
    expect((await chief.call(rest.one, { params: { name: 'visits', id } })).status).toBe(404);
  });
});

describe('lists', () => {
  const KM = { AAA: 9, bbb: 100, CCC: 20 };
  beforeAll(async () => {
    const days = { AAA: '2026-01-05', bbb: '2026-02-05', CCC: '2026-03-05' };
    for (const [vin, km] of Object.entries(KM)) {
      await create({
        vin,
        km,
        group: 'list',
        date: days[vin as 'AAA'],
        result: vin === 'CCC' ? 'failed' : 'passed',
        tags: [vin, 'all'],
      });
    }
    await create({ vin: 'ddd', group: 'list', note: '100 % in Ordnung' });
  });

  test('say which records of how many came, and page on', async () => {
    const page = {
      params,
      query: { ...wanted({ group: 'list' }, ['vin', 'ASC']).query, range: '[1,2]' },
    };
    const answer = await chief.call(rest.list, page);
    expect(answer.ok.map(({ vin }) => vin)).toEqual(['bbb', 'CCC']);
    expect(answer.headers.get('content-range')).toBe('inspections 1-2/4');
    const behind = await chief.call(rest.list, {
      params,
      query: { ...page.query, range: '[50,74]' },
    });
    expect([behind.ok, behind.headers.get('content-range')]).toEqual([[], 'inspections */4']);
  });

  test('sort numbers by size and texts by letters, empty ones last', async () => {
    expect(await vins({ group: 'list' }, ['km', 'ASC'])).toEqual(['AAA', 'CCC', 'bbb', 'ddd']);
    expect(await vins({ group: 'list' }, ['km', 'DESC'])).toEqual(['bbb', 'CCC', 'AAA', 'ddd']);
    expect(await vins({ group: 'list' }, ['vin', 'DESC'])).toEqual(['ddd', 'CCC', 'bbb', 'AAA']);
    expect(await vins({ group: 'list' }, ['created_at', 'DESC'])).toEqual([
      'ddd',
      'CCC',
      'bbb',
      'AAA',
    ]);
  });

  test.each([
    ['a value', { result: 'passed' }, ['AAA', 'bbb']],
    ['one of several', { vin: ['AAA', 'CCC', 'ZZZ'] }, ['AAA', 'CCC']],
    ['a value in a list', { tags: 'CCC' }, ['CCC']],
    ['no value', { result: null }, ['ddd']],
    ['a number’s bounds', { km_gte: 10, km_lte: 100 }, ['bbb', 'CCC']],
    ['days', { date_gte: '2026-02-05', date_lte: '2026-03-05' }, ['bbb', 'CCC']],
    ['text anywhere', { q: '100 % in' }, ['ddd']],
    ['text with wildcards taken as it is', { q: '1_0' }, []],
  ])('are narrowed by %s', async (_, filter, expected) => {
    expect(await vins({ group: 'list', ...filter }, ['vin', 'ASC'])).toEqual(expected);
  });

  test('take a day as a bound for the whole day', async () => {
    const [{ created_at = '' } = {}] = await chief.must(
      rest.list,
      wanted({ vin: 'AAA', group: 'list' }),
    );
    const day = created_at.slice(0, 10);
    expect(
      await vins({ vin: 'AAA', group: 'list', created_at_gte: day, created_at_lte: day }),
    ).toEqual(['AAA']);
  });

  test('answer records by their ids', async () => {
    const all = await chief.must(rest.list, wanted({ group: 'list' }));
    const ids = all.map(({ id }) => id).slice(1, 3);
    expect((await chief.must(rest.list, wanted({ id: ids }))).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['an operator that is not known', { filter: '{"vin_like":"A"}' }, 'filter.vin_like'],
    ['an operator inside a value', { filter: '{"vin":{"$ne":"A"}}' }, 'filter.vin'],
    ['a field that can be none', { filter: '{"a-b":1}' }, 'filter.a-b'],
    ['a bound that is no text and no number', { filter: '{"km_gte":[1]}' }, 'filter.km_gte'],
    ['an id that is none', { filter: '{"id":["x"]}' }, 'filter.id'],
    ['text that no database holds', { filter: '{"vin":"\\u0000"}' }, 'filter.vin'],
    ['a filter that is no JSON', { filter: 'vin=1' }, 'filter'],
    ['a sort by two fields', { sort: '["a","b"]' }, 'sort.1'],
    ['a sort by SQL', { sort: '["vin; drop table cars","ASC"]' }, 'sort.0'],
    ['a page of more than 1,000 rows', { range: '[0,1000]' }, 'range'],
    ['a page backwards', { range: '[5,4]' }, 'range'],
  ])('refuse %s', async (_, query, field) => {
    const answer = await chief.call(rest.list, { params, query });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})[0]?.startsWith(field)).toBe(true);
  });
});

describe('saving', () => {
  test('changes what is sent, counts the version, and refuses a stale one', async () => {
    const { id, version } = await create({ vin: 'V', note: 'first' });
    expect((await save(id, { note: 'second', version })).ok).toMatchObject({
      vin: 'V',
      note: 'second',
      version: 2,
    });
    const stale = await save(id, { note: 'third', version });
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      expect.stringContaining('Someone else'),
    ]);
    expect((await chief.must(rest.one, { params: { ...params, id } })).note).toBe('second');
  });

  test('takes back a whole record as it was read', async () => {
    const record = await create({ vin: 'WHOLE', list: [1, 2], nested: { a: { b: 'c' } } });
    const { version: _, updated_at: __, ...same } = record;
    expect((await save(record.id, record)).ok).toMatchObject(same);
  });

  test.each([
    ['HTML', 'note', { note: 'a <script>alert(1)</script>' }],
    ['HTML inside a list', 'notes', { notes: ['<img src=x>'] }],
    ['a text that is too long', 'note', { note: 'x'.repeat(10_001) }],
    ['a name that is none', 'a b', { 'a b': 1 }],
    ['a name that reads like an operator', 'date_gte', { date_gte: '2026-01-01' }],
    ['a character that no database holds', 'note', { note: 'a\0b' }],
    ['half a character', 'note', { note: '\ud800' }],
    ['a stored file’s own form', 'pictures', { pictures: [{ $file: 'original-00000000.jpg' }] }],
    ['too deep a value', 'deep', { deep: [[[[1]]]] }],
    ['too long a list', 'list', { list: Array.from({ length: 101 }, () => 1) }],
  ])('refuses %s at its field', async (_, field, body) => {
    const answer = await chief.call(rest.create, { params, body });
    expect(answer.status).toBe(422);
    expect(answer.failure.errors).toHaveProperty([field]);
  });

  test('refuses a record that is too large, and one with too many fields', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`note${index}`, 'x'.repeat(4000)]),
    );
    expect((await chief.call(rest.create, { params, body: large })).status).toBe(413);
    const wide = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`note${index}`, 1]));
    expect((await chief.call(rest.create, { params, body: wide })).status).toBe(422);
    const { id } = await create({
      vin: 'GROWS',
      ...Object.fromEntries(Object.entries(large).slice(0, 5)),
    });
    expect((await save(id, Object.fromEntries(Object.entries(large).slice(5)))).status).toBe(413);
  });

  test('a company has 10,000 records of a resource and no more', async () => {
    const { sued } = testServer.testData.companies;
    const stranger = await testServer.as('suedChief');
    await testServer.db.systemQuery(
      `insert into rest_records (company_id, resource) select ${sued}, 'visits' from generate_series(1, 9999)`,
    );
    const visit = () =>
      stranger.call(rest.create, { params: { name: 'visits' }, body: { vin: 'V' } });
    expect((await visit()).status).toBe(200);
    expect([(await visit()).status, (await visit()).failure.message]).toEqual([
      422,
      'At most 10000 entries',
    ]);
    expect((await create({ vin: 'OTHERS GO ON' })).version).toBe(1);
  });
});

describe('pictures', () => {
  const upload = async () => {
    const file = { name: 'schaden.jpg', bytes: await picture() };
    return (await chief.must(rest.upload, { params, fields: {}, files: { file } })).url;
  };
  const keyOf = (url: unknown) =>
    new URL(String(url), testServer.baseUrl).pathname.split('/').at(-1);
  const removals = async () => {
    const { rows } = await testServer.db.systemQuery(
      `select data -> 'keys' ->> 0 as key from jobs.job where name = 'remove-files' and start_after <= now() order by created_on`,
    );
    return rows.map(({ key }) => key);
  };

  test('are stored as their addresses and shown from there, by a fresh address each time', async () => {
    const url = await upload();
    const { id } = await create({ vin: 'P', pictures: [url] });
    const [stored] = (
      await testServer.db.systemQuery('select data from rest_records where id = $1', [id])
    ).rows;
    expect(stored?.data).toEqual({ vin: 'P', pictures: [{ $file: keyOf(url) }] });
    const { pictures } = (await employee.must(rest.one, {
      params: { ...params, id },
    })) as unknown as { pictures: string[] };
    const shown = await fetch(new URL(pictures[0] ?? '', testServer.baseUrl));
    expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/webp',
    });
  });

  test('stay although the address that a form sends back has run out', async () => {
    const url = await upload();
    const { id } = await create({ vin: 'P', cover: url });
    const old = url.replace(/expires=\d+/, 'expires=1000000000');
    expect((await save(id, { cover: old, note: 'later' })).ok).toMatchObject({
      note: 'later',
      cover: url,
    });
    expect(
      (await chief.call(rest.create, { params, body: { cover: old } })).failure.errors,
    ).toHaveProperty('cover');
  });

  test('go when no record names them any more', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = await create({ vin: 'P', pictures: [first, second] });
    await save(id, { pictures: [second] });
    expect(await removals()).toContain(keyOf(first));
    await chief.must(rest.remove, { params: { ...params, id } });
    expect(await removals()).toContain(keyOf(second));
  });

  test.each([
    ['made up', () => '/api/files/rest-00000000.webp?expires=9999999999&signature=x'],
    ['of another thing', () => signedOriginal()],
  ])('that are %s are not taken', async (_, address) => {
    const answer = await chief.call(rest.create, {
      params,
      body: { vin: 'P', cover: await address() },
    });
    expect([answer.status, answer.failure.errors]).toEqual([422, { cover: ['Not a valid value'] }]);
  });

  test('that cannot be read are refused', async () => {
    const file = { name: 'a.jpg', bytes: new Uint8Array([1, 2, 3]) };
    const answer = await chief.call(rest.upload, { params, fields: {}, files: { file } });
    expect([answer.status, answer.failure.errors]).toEqual([
      422,
      { file: [expect.stringContaining('not an image')] },
    ]);
  });
});

/** The address of a vehicle's photo, which another record must not claim. */
async function signedOriginal(): Promise<string> {
  const { data: car } = await chief.must(cars.create, { body: { vehicle_name: 'Wagen' } });
  const photo = { name: 'a.jpg', bytes: await picture() };
  const { data } = await chief.must(cars.upload, {
    params: { car: car.id },
    fields: { preset_item: testServer.testData.views[0] ?? 0 },
    files: { photo },
  });
  return data.url;
}
