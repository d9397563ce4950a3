import type { Call } from '@turntable/declare/contract/call.ts';
import type { ManyOutcome } from '@turntable/declare/contract/rest/calls.ts';
import { fileName, manyOf } from '@turntable/declare/contract/rest/declaration.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import { restResources } from '../../../server/restResources.ts';
import { removeUnreferencedFiles } from '../../../server/services/maintenance/unreferencedFiles.ts';
import { Client } from '../setup/client.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { callOf } from './callOf.ts';
import { repairs } from './repairs.resource.ts';

// A resource without calls of its own: the server enforces every rule of its declaration.

type Values = Record<string, unknown>;

const repairsCall = (name: string): Call => callOf(repairs, name);

let testServer: TestServer;
let chief: Client;
let employee: Client;
let operator: Client;
beforeAll(async () => {
  testServer = await openTestServer({
    jobs: false,
    rest: [repairs],
    hooks: new URL('./hooks/', import.meta.url),
  });
  chief = await testServer.as('chief');
  employee = await testServer.as('employee');
  operator = await testServer.as('operator');
});
afterAll(() => testServer.close());

let count = 0;
const nextNumber = (): string => {
  count += 1;
  return `R-${count}`;
};
const tryCreate = (body: Values, by = chief) =>
  by.call(repairsCall('create'), { body: { number: nextNumber(), ...body } });
const create = async (body: Values = {}, by = chief) =>
  (await tryCreate(body, by)).ok as unknown as Values & { id: number; version: number };
const save = (id: number, body: Values, by = chief) =>
  by.call(repairsCall('save'), { params: { id }, body });
const read = async (id: number, by = chief) =>
  (await by.must(repairsCall('one'), { params: { id } })) as unknown as Values;
const list = (filter: Values = {}, more: Record<string, string> = {}, by = chief) =>
  by.call(repairsCall('list'), { query: { filter: JSON.stringify(filter), ...more } });
const numbers = async (filter: Values, sort: [string, string] = ['number', 'ASC'], by = chief) =>
  ((await list(filter, { sort: JSON.stringify(sort) }, by)).ok as unknown as Values[]).map(
    ({ number }) => number,
  );

describe('the value of a field', () => {
  test.each([
    ['nothing where a value is required', { number: undefined }, { number: 'Required' }],
    ['an empty text where a value is required', { number: ' ' }, { number: 'Required' }],
    ['null where a value is required', { number: null }, { number: 'Not a valid value' }],
    ['a text that is too long', { number: 'x'.repeat(21) }, { number: 'At most 20 characters' }],
    ['line breaks in a line', { number: 'a\nb' }, { number: 'No line breaks, please' }],
    ['HTML in a text', { note: 'a <script>' }, { note: 'No HTML, please' }],
    ['a number for a text', { note: 1 }, { note: 'Not a valid value' }],
    ['a text that the database cannot store', { note: 'a\0b' }, { note: 'Contains characters' }],
    ['an invalid e-mail address', { mail: 'nobody' }, { mail: 'Not an e-mail address' }],
    ['an address that runs code', { site: 'javascript:alert(1)' }, { site: 'Not a web address' }],
    ['a number below its range', { hours: -1 }, { hours: 'At least 0' }],
    ['a number above its range', { hours: 100.5 }, { hours: 'At most 100' }],
    ['a fraction for a whole number', { wheels: 1.5 }, { wheels: 'Not a valid value' }],
    ['a whole number below its range', { wheels: 0 }, { wheels: 'At least 1' }],
    ['a text for a number', { wheels: '3' }, { wheels: 'Not a valid value' }],
    ['a third of a cent', { parts: 1.001 }, { parts: 'Not a valid value' }],
    ['a negative amount', { parts: -1 }, { parts: 'At least 0' }],
    ['a flag of another value', { confidential: 2 }, { confidential: 'Choose one of: 0, 1' }],
    ['an unknown choice', { severity: 'banana' }, { severity: 'Choose one of: low, high' }],
    [
      'an unknown choice among several',
      { works: ['paint', 'wood'] },
      { 'works.1': 'Choose one of' },
    ],
    ['a choice twice', { works: ['paint', 'paint'] }, { works: 'Not a valid value' }],
    ['an invalid day', { due: '2026-02-30' }, { due: 'Not a date' }],
    ['a day of the year 0', { due: '0000-01-01' }, { due: 'Not a date' }],
    ['an invalid time', { at: '24:00' }, { at: 'Not a valid value' }],
    ['an invalid moment', { begun: '2026-01-01' }, { begun: 'Not a date' }],
    ['an invalid colour', { paint: 'red' }, { paint: 'Not a valid value' }],
    ['JSON with HTML', { details: { a: ['<img src=x>'] } }, { details: 'Not a valid value' }],
    ['JSON too deep', { details: [[[[[1]]]]] }, { details: 'Not a valid value' }],
    ['a field that is not declared', { wings: 2 }, { wings: 'Unknown field' }],
    ['a field that the server sets', { version: 7 }, { version: 'Unknown field' }],
    ['a state, which actions set', { state: 'closed' }, { state: 'Unknown field' }],
    ['a computed value', { total: 1 }, { total: 'Unknown field' }],
  ])('is refused at its field: %s', async (_, body, errors) => {
    const answer = await tryCreate(body);
    expect(answer.status).toBe(422);
    const [[field, text]] = Object.entries(errors) as [[string, string]];
    expect(answer.failure.errors).toEqual({ [field]: [expect.stringContaining(text)] });
  });

  test('is refused in the user’s language', async () => {
    const answer = await chief.call(repairsCall('create'), {
      body: { number: nextNumber(), severity: 'banana' },
      headers: { 'accept-language': 'de' },
    });
    expect(answer.failure.errors).toEqual({ severity: ['Eines davon wählen: low, high'] });
  });

  test('is stored as it was sent, for every kind, in a column of its own', async () => {
    const { data: car } = await chief.must(cars.create, { body: { vehicle_name: 'Wagen' } });
    const body = {
      note: 'Two\nlines',
      mail: 'a@b.test',
      tel: '+49 1',
      site: 'https://example.test/x',
      hours: 1.25,
      parts: 19.99,
      confidential: 1,
      wheels: 4,
      severity: 'high',
      works: ['glass', 'rims'],
      due: '2026-05-06',
      at: '08:30',
      begun: '2026-05-06T07:08:09.000Z',
      paint: '#aabbcc',
      car: car.id,
      colleagues: [testServer.testData.users.employee],
      details: { a: [1, { b: null }] },
      margin: 0.5,
      origin: 'web',
    };
    const { id } = await create(body);
    expect(await read(id)).toMatchObject({ ...body, total: 119.99, version: 1 });
    const { rows } = await testServer.db.systemQuery(
      'select parts::text, due::text, works, wheels from repairs where id = $1',
      [id],
    );
    expect(rows).toEqual([
      { parts: '19.99', due: '2026-05-06', works: ['glass', 'rims'], wheels: 4 },
    ]);
  });

  test('is sanitised if it is rich text', async () => {
    const { report } = await create({
      report: '<p>Fine</p><script>alert(1)</script><img src=x onerror=y>',
    });
    expect(report).toBe('<p>Fine</p>');
  });

  test('is the declared initial one, unless another is sent', async () => {
    expect(await create()).toMatchObject({
      severity: 'low',
      state: 'open',
      hours: 1,
      confidential: 0,
      total: 80,
    });
    expect(await create({ severity: 'high', hours: null })).toMatchObject({
      severity: 'high',
      hours: null,
      total: 0,
    });
  });

  test('is refused if it is nested too deeply, also where a save may send back any value', async () => {
    const { id } = await create();
    const answer = await fetch(`${testServer.baseUrl}/api/rest/repairs/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${chief.token}`, 'content-type': 'application/json' },
      body: `{"total":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { total: ['Not a valid value'] } });
  });

  test('is recomputed at every save if it is computed', async () => {
    const { id } = await create({ hours: 2 });
    expect((await save(id, { parts: 5.5 })).ok).toMatchObject({ total: 165.5 });
  });
});

describe('a unique value', () => {
  test('is refused a second time in the same company, also by a save', async () => {
    await create({ number: 'ONCE' });
    const second = await tryCreate({ number: 'ONCE' });
    expect([second.status, second.failure.errors]).toEqual([
      422,
      { number: ['Another record has this value'] },
    ]);
    const { id } = await create();
    expect((await save(id, { number: 'ONCE' })).failure.errors).toHaveProperty('number');
    expect((await save(id, { number: 'TWICE' })).status).toBe(200);
  });

  test('may exist in other companies', async () => {
    await create({ number: 'SHARED' }, await testServer.as('suedChief'));
    expect((await tryCreate({ number: 'SHARED' })).status).toBe(200);
  });
});

describe('a reference', () => {
  test('names an existing record that the user can see', async () => {
    const { data: foreign } = await (await testServer.as('suedChief')).must(cars.create, {
      body: { vehicle_name: 'Fremd' },
    });
    const { users } = testServer.testData;
    for (const body of [
      { car: foreign.id },
      { car: 999_999 },
      { former: 999_999 },
      { colleagues: [users.employee, users.suedEmployee] },
    ]) {
      const answer = await tryCreate(body);
      expect([answer.status, answer.failure.errors]).toEqual([
        422,
        { [Object.keys(body)[0] ?? '']: ['There is no such record'] },
      ]);
    }
  });

  test('of another declared resource follows its rights too', async () => {
    const { id } = await create({ confidential: 1 });
    expect((await tryCreate({ former: id }, employee)).failure.errors).toHaveProperty('former');
    expect((await tryCreate({ former: id })).status).toBe(200);
  });

  test('is emptied when its record is deleted', async () => {
    const { id: former } = await create();
    const { id } = await create({ former });
    await chief.must(repairsCall('remove'), { params: { id: former } });
    expect((await read(id)).former).toBeNull();
  });

  test('among several is taken out when its record is deleted, the others stay', async () => {
    const { users, companies } = testServer.testData;
    const { rows } = await testServer.db.systemQuery(
      "insert into users (company_id, role, name, email, password_hash) values ($1, 'employee', 'Gone', 'gone@people.test', '') returning id",
      [companies.nord],
    );
    const gone = Number(rows[0]?.id);
    const { id } = await create({ colleagues: [gone, users.employee] });
    const { id: other } = await create({ colleagues: [users.employee] });
    await testServer.db.systemQuery('delete from users where id = $1', [gone]);
    expect((await read(id)).colleagues).toEqual([users.employee]);
    expect((await read(other)).colleagues).toEqual([users.employee]);
  });
});

describe('rights', () => {
  test('a resource that is not declared is not found', async () => {
    expect((await chief.call({ ...repairsCall('list'), path: 'rest/visits' })).status).toBe(404);
  });

  test('a role can do what it was granted and is refused the rest', async () => {
    const { id } = await create();
    const one = { params: { id } };
    expect((await employee.call(repairsCall('remove'), one)).status).toBe(403);
    expect((await operator.call(repairsCall('save'), { ...one, body: {} })).status).toBe(403);
    expect(
      (await operator.call(repairsCall('close'), { ...one, body: { note: 'x' } })).status,
    ).toBe(403);
    expect((await (await testServer.as('photographer')).call(repairsCall('list'))).status).toBe(
      403,
    );
    expect((await new Client(testServer.baseUrl).call(repairsCall('list'))).status).toBe(401);
    expect((await read(id)).version).toBe(1);
  });

  test('a record that a right does not hold for stays unchanged, with the right’s reason', async () => {
    const { id } = await create();
    await chief.must(repairsCall('close'), { params: { id }, body: { note: 'done' } });
    const refused = await chief.call(repairsCall('remove'), {
      params: { id },
      headers: { 'accept-language': 'de' },
    });
    expect([refused.status, refused.failure.message]).toEqual([403, 'Closed repairs stay. (de)']);
    const own = await create({}, employee);
    expect((await save(own.id, { note: 'mine' }, employee)).status).toBe(200);
    const { id: others } = await create();
    const foreign = await save(others, { note: 'not mine' }, employee);
    expect([foreign.status, foreign.failure.message]).toEqual([403, 'Only your own open ones.']);
  });

  test('a record that no right shows is not found, neither in a list nor by a filter', async () => {
    const { id, number } = await create({ confidential: 1 });
    expect((await employee.call(repairsCall('one'), { params: { id } })).status).toBe(404);
    expect(
      (await employee.call(repairsCall('close'), { params: { id }, body: { note: 'x' } })).status,
    ).toBe(404);
    expect(await numbers({ number: String(number) }, undefined, employee)).toEqual([]);
    expect(await numbers({ number: String(number) })).toEqual([number]);
  });

  test('a record belongs to its company: other companies do not find it, a parent company does', async () => {
    const { id } = await create({}, await testServer.as('westChief'));
    const one = { params: { id } };
    expect((await (await testServer.as('suedChief')).call(repairsCall('one'), one)).status).toBe(
      404,
    );
    expect((await employee.call(repairsCall('one'), one)).status).toBe(404);
    expect((await read(id)).company_id).toBe(testServer.testData.companies.west);
  });

  test('the operator names the company, a manager may name a sub-company', async () => {
    const { west, sued } = testServer.testData.companies;
    expect((await tryCreate({}, operator)).failure.errors).toHaveProperty('company_id');
    expect((await create({ company_id: sued }, operator)).company_id).toBe(sued);
    expect((await create({ company_id: west })).company_id).toBe(west);
    expect((await tryCreate({ company_id: sued })).failure.errors).toHaveProperty('company_id');
  });

  test('a field that a role may not read is left out of responses, writes, filters and sorting', async () => {
    const { id } = await create({ margin: 0.25 });
    expect(await read(id)).toHaveProperty('margin', 0.25);
    expect(await read(id, employee)).not.toHaveProperty('margin');
    const [row] = (await list({ id }, {}, employee)).ok as unknown as Values[];
    expect(row).not.toHaveProperty('margin');
    expect((await tryCreate({ margin: 1 }, employee)).failure.errors).toEqual({
      margin: ['Unknown field'],
    });
    expect((await list({ margin: 0.25 }, {}, employee)).failure.errors).toHaveProperty([
      'filter.margin',
    ]);
    expect((await list({ margin_gte: 0 }, {}, employee)).failure.errors).toHaveProperty([
      'filter.margin',
    ]);
    for (const filter of [{ secret_q: 'a' }, { secret_neq: 'a' }, { grade_any: ['a'] }])
      expect((await list(filter, {}, employee)).status).toBe(422);
    for (const filter of [{ secret_q: 'a' }, { secret_neq: 'a' }, { grade_any: ['a'] }])
      expect((await list(filter)).status).toBe(200);
    expect((await list({}, { sort: '["margin","ASC"]' }, employee)).status).toBe(422);
  });
});

describe('an action', () => {
  test('sets what is declared, without a right to edit', async () => {
    const { id } = await create();
    const closed = await employee.must(repairsCall('close'), {
      params: { id },
      body: { note: 'Done' },
    });
    expect(closed).toMatchObject({ state: 'closed', note: 'Done', version: 2 });
    expect((await save(id, { note: 'x' }, employee)).status).toBe(403);
  });

  test('takes the declared input, and nothing else', async () => {
    const { id } = await create();
    const close = (body: Values) => chief.call(repairsCall('close'), { params: { id }, body });
    expect((await close({})).failure.errors).toEqual({ note: ['Required'] });
    expect((await close({ note: 'x', severity: 'high' })).failure.errors).toHaveProperty(
      'severity',
    );
    expect((await read(id)).state).toBe('open');
  });

  test('is refused with the reason if its condition does not hold', async () => {
    const { id } = await create();
    const close = () => chief.call(repairsCall('close'), { params: { id }, body: { note: 'x' } });
    expect((await close()).status).toBe(200);
    const again = await close();
    expect([again.status, again.failure.message]).toEqual([403, 'It is closed already.']);
  });
});

describe('saving', () => {
  test('changes what is sent, increments the version, and refuses an outdated one', async () => {
    const { id, version } = await create({ note: 'first' });
    expect((await save(id, { wheels: 2, version })).ok).toMatchObject({
      note: 'first',
      wheels: 2,
      version: 2,
    });
    expect((await save(id, { wheels: 3, version })).status).toBe(409);
    expect((await read(id)).wheels).toBe(2);
  });

  test('accepts a whole record as it was read', async () => {
    const record = await create({
      note: 'whole',
      works: ['paint'],
      begun: '2026-01-02T03:04:05Z',
      details: { a: 1 },
    });
    const { version: _, updated_at: __, ...same } = record;
    expect((await save(record.id, record)).ok).toMatchObject(same);
  });

  test.each([
    ['state', { state: 'closed' }],
    ['total', { total: 1 }],
    ['origin', { origin: 'elsewhere' }],
    ['created_by', { created_by: 1 }],
    ['created_at', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['id', { id: 1 }],
  ])('refuses another value of %s, which users cannot enter', async (field, body) => {
    const { id } = await create({ origin: 'web' });
    const answer = await save(id, body);
    expect([answer.status, answer.failure.errors]).toEqual([
      422,
      { [field]: ['Cannot be changed'] },
    ]);
  });

  test('does not move a record to another company', async () => {
    const { id } = await create();
    expect((await save(id, { company_id: testServer.testData.companies.west })).status).toBe(422);
  });
});

describe('several records at once', () => {
  const changeMany = async (
    name: string,
    ids: readonly unknown[],
    body?: Values,
    by = chief,
  ): Promise<ManyOutcome> =>
    (
      await by.call(repairsCall(manyOf(name)), {
        query: { filter: JSON.stringify({ id: ids }) },
        ...(body && { body }),
      })
    ).ok as unknown as ManyOutcome;

  test('are saved with the same values; one that fails leaves the others, and is answered as if it were alone', async () => {
    const [first, second, closed] = [await create(), await create(), await create()];
    const done = { note: 'Done' };
    await chief.must(repairsCall('close'), { params: { id: closed.id }, body: done });
    expect(
      await changeMany('close', [first.id, closed.id, 999_999, second.id, first.id], done),
    ).toEqual({
      done: [first.id, second.id],
      failed: [
        { id: closed.id, status: 403, message: 'It is closed already.' },
        { id: 999_999, status: 404, message: 'Not found' },
      ],
    });
    expect(await changeMany('save', [first.id, second.id], { hours: 7 })).toEqual({
      done: [first.id, second.id],
      failed: [],
    });
    expect(await read(second.id)).toMatchObject({ hours: 7, note: 'Done', state: 'closed' });
    const fresh = await create();
    expect(await changeMany('remove', [fresh.id, first.id])).toMatchObject({
      done: [fresh.id],
      failed: [{ id: first.id, status: 403, message: 'Closed repairs stay.' }],
    });
    expect((await list({ id: [fresh.id, first.id] })).ok).toMatchObject([{ id: first.id }]);
  });

  test('report the invalid field of each, in the language of the request', async () => {
    const one = await create();
    const { number } = await create();
    const { failed } = await changeMany('save', [one.id], { number });
    expect(failed).toMatchObject([
      { status: 422, errors: { number: ['Another record has this value'] } },
    ]);
    const german = await chief.call(repairsCall(manyOf('save')), {
      query: { filter: JSON.stringify({ id: [one.id] }) },
      body: { number },
      headers: { 'accept-language': 'de' },
    });
    expect(german.ok).toMatchObject({
      failed: [{ errors: { number: ['Ein anderer Eintrag hat diesen Wert schon'] } }],
    });
  });

  test.each([
    ['none', []],
    ['more than a thousand', Array.from({ length: 1001 }, (_, place) => place + 1)],
    ['what is no id', ['x']],
  ])('are refused as a whole for %s', async (_, ids) => {
    const filter = JSON.stringify({ id: ids });
    const answer = await chief.call(repairsCall(manyOf('remove')), { query: { filter } });
    expect(answer.status).toBe(422);
  });

  test('cannot be meant by any other filter, or by none', async () => {
    const kept = await create();
    const queries: Record<string, string>[] = [{ filter: '{"number":"x"}' }, { filter: '{}' }, {}];
    for (const query of queries)
      expect((await chief.call(repairsCall(manyOf('remove')), { query })).status).toBe(422);
    expect((await read(kept.id)).id).toBe(kept.id);
  });
});

describe('lists', () => {
  beforeAll(async () => {
    for (const [number, more] of Object.entries({
      'list-AAA': { wheels: 9, due: '2026-01-05', works: ['paint'], mail: 'a@list.test' },
      'list-bbb': { wheels: 10, due: '2026-02-05', works: ['paint', 'glass'], severity: 'high' },
      'list-CCC': {
        wheels: 2,
        due: '2026-03-05',
        note: '100 % fine',
        begun: '2026-03-05T23:59:00Z',
      },
      'list-ddd': { severity: null },
    }))
      await create({ number, tel: 'list', ...more });
  });

  test('report the range and the total, and can be paged', async () => {
    const page = await list({ tel: 'list' }, { sort: '["number","ASC"]', range: '[1,2]' });
    expect((page.ok as unknown as Values[]).map(({ number }) => number)).toEqual([
      'list-bbb',
      'list-CCC',
    ]);
    expect(page.headers.get('content-range')).toBe('repairs 1-2/4');
    const behind = await list({ tel: 'list' }, { range: '[50,74]' });
    expect([behind.ok, behind.headers.get('content-range')]).toEqual([[], 'repairs */4']);
  });

  /** Returns the query of the next page, whose address a page gives. */
  const nextOf = ({ headers }: { headers: Headers }): Record<string, string> | undefined => {
    const next = /^<\/api\/rest\/repairs\?(.*)>; rel="next"$/.exec(headers.get('link') ?? '');
    return next ? Object.fromEntries(new URLSearchParams(next[1])) : undefined;
  };
  /** Reads the list to its end, two records at a time, by the address that each page gives of the next one. */
  const walked = async (sort: string): Promise<unknown[]> => {
    const found: unknown[] = [];
    let query: Record<string, string> | undefined = { sort, range: '[0,1]' };
    while (query) {
      const page = await list({ tel: 'list' }, query);
      found.push(...(page.ok as unknown as Values[]).map(({ number }) => number));
      query = nextOf(page);
    }
    return found;
  };

  test.each([
    ['number', 'text'],
    ['wheels', 'number that one record lacks'],
    ['severity', 'choice that most records have'],
    ['due', 'day'],
    ['begun', 'time that only one record has'],
    ['works', 'list of choices'],
    ['note', 'long text'],
    ['created_at', 'time of the server'],
    ['id', 'id'],
  ])(
    'can be read to their end by the address of the next page, sorted by %s, a %s',
    async (name) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const whole = await numbers({ tel: 'list' }, [name, order]);
        expect(whole).toHaveLength(4);
        expect(await walked(JSON.stringify([name, order]))).toEqual(whole);
      }
    },
  );

  test('tell the total, but no position, after a cursor, and skip nothing there', async () => {
    const query = { sort: '["number","ASC"]', range: '[0,2]' };
    const next = nextOf(await list({ tel: 'list' }, query));
    const rest = await list({ tel: 'list' }, { ...next, range: '[3,5]' });
    expect((rest.ok as unknown as Values[]).map(({ number }) => number)).toEqual(['list-ddd']);
    expect([rest.headers.get('content-range'), rest.headers.get('link')]).toEqual([
      'repairs */4',
      null,
    ]);
  });

  test('tell an exact total up to 1,000 records, beyond only that there are more', async () => {
    const { id } = (await create({ number: 'many-0', tel: 'many' })) as { id: number };
    await testServer.db.systemQuery(
      `insert into repairs (company_id, number, tel)
       select company_id, 'many-' || n, 'many' from repairs, generate_series(1, 1099) as n where id = $1`,
      [id],
    );
    const told = async (filter: Values, query: Record<string, string>) => {
      const { headers } = await list({ tel: 'many', ...filter }, query);
      return [headers.get('content-range'), headers.get('x-total-is-minimum')];
    };
    expect(await told({}, { range: '[0,24]' })).toEqual(['repairs 0-24/1001', 'true']);
    expect(await told({}, { range: '[1025,1049]' })).toEqual(['repairs 1025-1049/1051', 'true']);
    expect(await told({}, { range: '[1075,1099]' })).toEqual(['repairs 1075-1099/1100', null]);
    expect(await told({}, { range: '[2000,2024]' })).toEqual(['repairs */1001', 'true']);
    const next = nextOf(await list({ tel: 'many' }, { range: '[0,24]' }));
    expect(await told({}, { ...next })).toEqual(['repairs */1001', 'true']);
    const thousand = { number_q: 'many-', wheels: null };
    await testServer.db.systemQuery(
      `delete from repairs where tel = 'many' and number like 'many-10%'`,
    );
    expect(await told(thousand, { range: '[0,24]' })).toEqual(['repairs 0-24/989', null]);
    await testServer.db.systemQuery(`delete from repairs where tel = 'many'`);
  });

  test('have short cursors, also of long texts', async () => {
    const note = 'x'.repeat(10_000);
    for (const number of ['long-1', 'long-2', 'long-3'])
      await create({ number, tel: 'long', note });
    const query = { sort: '["note","DESC"]', range: '[0,0]' };
    const first = await list({ tel: 'long' }, query);
    expect(first.headers.get('link')?.length).toBeLessThan(4000);
    const second = await list({ tel: 'long' }, nextOf(first));
    expect((second.ok as unknown as Values[]).map(({ number }) => number)).toEqual(['long-2']);
  });

  test('refuse a cursor of another order, of another type, and of nothing', async () => {
    const cursorOf = (...parts: unknown[]) =>
      Buffer.from(JSON.stringify(parts)).toString('base64url');
    const sort = '["due","ASC"]';
    for (const after of [
      'nothing',
      cursorOf('due', 'DESC', '2026-01-05', 1),
      cursorOf('wheels', 'ASC', '9', 1),
      cursorOf('due', 'ASC', 'no day', 1),
    ]) {
      const { status, failure } = await list({ tel: 'list' }, { sort, after });
      expect({ status, fields: Object.keys(failure?.errors ?? {}) }).toEqual({
        status: 422,
        fields: ['after'],
      });
    }
  });

  test('sort numbers by size and texts alphabetically, empty ones last', async () => {
    const [A, b, C, d] = ['list-AAA', 'list-bbb', 'list-CCC', 'list-ddd'];
    expect(await numbers({ tel: 'list' }, ['wheels', 'ASC'])).toEqual([C, A, b, d]);
    expect(await numbers({ tel: 'list' }, ['wheels', 'DESC'])).toEqual([b, A, C, d]);
    expect(await numbers({ tel: 'list' }, ['number', 'DESC'])).toEqual([d, C, b, A]);
    expect(await numbers({ tel: 'list' }, ['created_at', 'ASC'])).toEqual([A, b, C, d]);
  });

  test.each([
    ['a value', { severity: 'high' }, ['bbb']],
    ['one of several', { number: ['list-AAA', 'list-CCC', 'ZZZ'] }, ['AAA', 'CCC']],
    ['a value in a list', { works: 'glass' }, ['bbb']],
    ['no value', { severity: null }, ['ddd']],
    ['a value or none', { severity: ['high', null] }, ['bbb', 'ddd']],
    ['a number’s bounds', { wheels_gte: 9, wheels_lte: 9 }, ['AAA']],
    ['days', { due_gte: '2026-02-05', due_lte: '2026-03-05' }, ['bbb', 'CCC']],
    ['a day of moments', { begun_gte: '2026-03-05', begun_lte: '2026-03-05' }, ['CCC']],
    ['text anywhere', { q: '00 % FI' }, ['CCC']],
    ['text with wildcards taken as it is', { q: '1_0' }, []],
    ['no value of several', { works: null }, ['CCC', 'ddd']],
    ['no values at all', { severity: [] }, []],
    ['no values of several at all', { works: [] }, []],
    ['a part of a text', { note_q: '00 % FI' }, ['CCC']],
    ['a part of a text, with wildcards taken as they are', { number_q: 'list_b' }, []],
    ['a part of a text, with a backslash taken as it is', { number_q: '\\' }, []],
    ['blanks as a part of a text', { note_q: ' ' }, ['AAA', 'bbb', 'CCC', 'ddd']],
    ['another value or none', { severity_neq: 'high' }, ['AAA', 'CCC', 'ddd']],
    ['another number or none', { wheels_neq: 9 }, ['bbb', 'CCC', 'ddd']],
    ['another text', { number_neq: 'list-AAA' }, ['bbb', 'CCC', 'ddd']],
    ['another day or none', { due_neq: '2026-01-05' }, ['bbb', 'CCC', 'ddd']],
    ['any of some values', { severity_any: ['high'], number_neq: 'x' }, ['bbb']],
    ['several values that overlap', { works_any: ['glass', 'rims'] }, ['bbb']],
    ['any of no values', { severity_any: [] }, []],
  ])('are filtered by %s', async (_, filter, expected) => {
    expect(await numbers({ tel: 'list', ...filter })).toEqual(
      expected.map((name) => `list-${name}`),
    );
  });

  test('describe their filters in the API page', async () => {
    const answer = await fetch(`${testServer.baseUrl}/api/openapi.json`);
    const { paths } = (await answer.json()) as {
      paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>;
    };
    const { parameters = [] } = paths['/api/rest/repairs']?.get ?? {};
    const { description } = parameters.find(({ name }) => name === 'filter') ?? {};
    expect(description).toMatch(/^JSON: .*\bnumber_q, number_neq\b.*\bparts_gte, parts_lte\b/);
  });

  test.each([
    ['an unknown operator', { filter: '{"number_like":"A"}' }, 'filter.number_like'],
    ['an operator inside a value', { filter: '{"number":{"$ne":"A"}}' }, 'filter.number'],
    ['a field that is not declared', { filter: '{"wings":1}' }, 'filter.wings'],
    ['a bound of a field without order', { filter: '{"severity_gte":"a"}' }, 'filter.severity_gte'],
    [
      'a fraction as a bound of a whole number',
      { filter: '{"wheels_gte":1.5}' },
      'filter.wheels_gte',
    ],
    ['a value of another kind', { filter: '{"wheels":"2"}' }, 'filter.wheels'],
    ['a part of a number', { filter: '{"wheels_q":"2"}' }, 'filter.wheels_q'],
    ['a part of a choice', { filter: '{"severity_q":"hi"}' }, 'filter.severity_q'],
    ['a part of a text that is no text', { filter: '{"note_q":1}' }, 'filter.note_q'],
    ['a part of JSON', { filter: '{"details_q":"a"}' }, 'filter.details_q'],
    ['a text as another number', { filter: '{"wheels_neq":"2"}' }, 'filter.wheels_neq'],
    ['another amount', { filter: '{"parts_neq":1}' }, 'filter.parts_neq'],
    ['one value where any of some is meant', { filter: '{"works_any":"a"}' }, 'filter.works_any'],
    ['any of some texts', { filter: '{"note_any":["a"]}' }, 'filter.note_any'],
    ['an invalid day', { filter: '{"due_gte":"2026-02-30"}' }, 'filter.due_gte'],
    ['an invalid id', { filter: '{"id":["x"]}' }, 'filter.id'],
    ['text that no database holds', { filter: '{"number":"\\u0000"}' }, 'filter.number'],
    ['a filter that is not JSON', { filter: 'number=1' }, 'filter'],
    ['a sort by a field that is not declared', { sort: '["wings","ASC"]' }, 'sort.0'],
    ['a sort by JSON', { sort: '["details","ASC"]' }, 'sort.0'],
    ['a page of more than 1,000 rows', { range: '[0,1000]' }, 'range'],
    ['a page backwards', { range: '[5,4]' }, 'range'],
  ])('refuse %s', async (_, query, field) => {
    const answer = await chief.call(repairsCall('list'), { query });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})[0]).toBe(field);
  });
});

describe('pictures', () => {
  const upload = async (
    field = 'photo',
    file: { name: string; bytes: Uint8Array<ArrayBuffer> } | undefined = undefined,
  ) => {
    const sent = file ?? { name: 'schaden.jpg', bytes: await picture() };
    const { url } = (await chief.must(repairsCall('upload'), {
      fields: { field },
      files: { file: sent },
    })) as unknown as { url: string };
    return url;
  };
  const report = { name: 'Prüfbericht #1.pdf', bytes: new Uint8Array([1, 2, 3]) };
  const keyOf = (url: unknown) =>
    new URL(String(url), testServer.baseUrl).pathname.split('/').at(-1);
  const removals = async () => {
    const { rows } = await testServer.db.systemQuery(
      `select data -> 'keys' ->> 0 as key from jobs.job where name = 'remove-files' and start_after <= now() order by created_on`,
    );
    return rows.map(({ key }) => key);
  };

  test('are stored by their keys and returned as addresses', async () => {
    const url = await upload();
    const { id } = await create({ photo: url });
    const { rows } = await testServer.db.systemQuery('select photo from repairs where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ photo: keyOf(url) }]);
    const shown = await fetch(
      new URL(String((await read(id, employee)).photo), testServer.baseUrl),
    );
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('stay although the address that a form sends back has expired', async () => {
    const url = await upload();
    const { id } = await create({ photo: url });
    const old = url.replace(/expires=\d+/, 'expires=1000000000');
    expect((await save(id, { photo: old, note: 'later' })).ok).toMatchObject({
      note: 'later',
      photo: url,
    });
    expect((await tryCreate({ photo: old })).failure.errors).toHaveProperty('photo');
  });

  test('are deleted when no record names them any more', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = await create({ photo: first });
    await save(id, { photo: second });
    expect(await removals()).toContain(keyOf(first));
    await chief.must(repairsCall('remove'), { params: { id } });
    expect(await removals()).toContain(keyOf(second));
  });

  test.each([
    ['made up', async () => '/api/files/rest-00000000.webp?expires=9999999999&signature=x'],
    ['elsewhere', async () => 'https://example.test/a.webp'],
    ['of another record', signedOriginal],
  ])('that are %s are refused', async (_, address) => {
    const answer = await tryCreate({ photo: await address() });
    expect([answer.status, answer.failure.errors]).toEqual([422, { photo: ['Not a valid value'] }]);
  });

  test('can be several, in their order, and can be removed one by one', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = await create({ damages: [second, first] });
    expect(await read(id)).toMatchObject({ damages: [second, first] });
    const old = second.replace(/expires=\d+/, 'expires=1000000000');
    expect((await save(id, { damages: [old] })).ok).toMatchObject({ damages: [second] });
    expect(await removals()).toContain(keyOf(second));
    expect(
      (await tryCreate({ damages: [second, 'https://example.test/a.webp'] })).failure.errors,
    ).toEqual({ damages: ['Not a valid value'] });
  });

  test('that a record still names are not removed', async () => {
    const [first, second] = [await upload(), await upload()];
    const third = await upload('report_file', report);
    await create({ photo: first, damages: [second], report_file: third });
    const keys = [keyOf(first), keyOf(second), keyOf(third), 'rest-none.webp'].map(String);
    const deleted: string[] = [];
    await removeUnreferencedFiles(
      {
        db: testServer.db,
        rest: await restResources([repairs]),
        storage: { delete: async (key: string) => deleted.push(key) } as never,
      },
      { keys },
    );
    expect(deleted).toEqual(['rest-none.webp']);
  });

  test('that cannot be read are refused', async () => {
    const file = { name: 'a.jpg', bytes: new Uint8Array([1, 2, 3]) };
    const answer = await chief.call(repairsCall('upload'), {
      fields: { field: 'photo' },
      files: { file },
    });
    expect([answer.status, answer.failure.errors]).toEqual([
      422,
      { file: [expect.stringContaining('not an image')] },
    ]);
  });

  test('are uploaded for a field that holds one', async () => {
    const file = { name: 'a.jpg', bytes: await picture() };
    const wrong: Record<string, string>[] = [{ field: 'note' }, {}];
    for (const fields of wrong) {
      const answer = await chief.call(repairsCall('upload'), { fields, files: { file } });
      expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, ['field']]);
    }
  });

  test('files of any kind keep their name, and are saved by browsers, never shown', async () => {
    const url = await upload('report_file', report);
    const { id } = await create({ report_file: url });
    const address = String((await read(id)).report_file);
    expect(fileName(address)).toBe(report.name);
    const got = await fetch(new URL(address, testServer.baseUrl));
    expect([got.headers.get('content-type'), got.headers.get('x-content-type-options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ]);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(report.bytes);
    const old = address.replace(/expires=\d+/, 'expires=1000000000');
    expect((await save(id, { report_file: old, note: 'later' })).ok).toMatchObject({
      report_file: address,
    });
    await save(id, { report_file: null });
    expect(await removals()).toContain(keyOf(url));
  });

  test('a file’s name is as long as a file may be called', async () => {
    const longest = await upload('report_file', { ...report, name: `${'😀'.repeat(98)}.pdf` });
    expect((await tryCreate({ report_file: longest })).status).toBe(200);
    const { failure } = await tryCreate({ report_file: `${longest}${'x'.repeat(2400)}` });
    expect(failure.errors).toEqual({ report_file: ['Not a valid value'] });
  });

  test('a file over its limit is refused', async () => {
    const bytes = new Uint8Array(25 * 1024 * 1024 + 1);
    const answer = await chief.call(repairsCall('upload'), {
      fields: { field: 'report_file' },
      files: { file: { name: 'a.pdf', bytes } },
    });
    expect([answer.status, answer.failure.errors]).toEqual([
      413,
      { file: ['The file is larger than 25 MB'] },
    ]);
  });

  test('files and pictures are not mixed up, and an empty file is refused', async () => {
    const mixed = { photo: await upload('report_file', report), report_file: await upload() };
    expect((await tryCreate(mixed)).failure.errors).toEqual({ photo: ['Not a valid value'] });
    const { report_file } = mixed;
    expect((await tryCreate({ report_file })).failure.errors).toEqual({
      report_file: ['Not a valid value'],
    });
    const empty = await chief.call(repairsCall('upload'), {
      fields: { field: 'report_file' },
      files: { file: { name: 'a.pdf', bytes: new Uint8Array() } },
    });
    expect([empty.status, Object.keys(empty.failure.errors ?? {})]).toEqual([422, ['file']]);
  });
});

describe('hooks', () => {
  test('set fields before a change, and refuse it', async () => {
    expect(await create({ note: 'hook: sets' })).toMatchObject({ origin: 'by the hook' });
    const refused = await tryCreate({ note: 'hook: refuses' });
    expect([refused.status, refused.failure.errors]).toEqual([
      422,
      { note: ['Not a valid value'] },
    ]);
  });

  test('run after a change in its transaction: an error there undoes the change', async () => {
    const { id } = await create({ note: 'before' });
    expect((await save(id, { note: 'hook: fails after' })).status).toBe(422);
    expect((await read(id)).note).toBe('before');
  });
});

/** Returns the address of a vehicle's photo, which another record must not claim. */
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
