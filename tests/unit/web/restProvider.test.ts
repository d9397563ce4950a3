import { keepToken, keepUser } from '@turntable/declare/api/session.ts';
import { reference } from '@turntable/declare/define/field.ts';
import { nameOf } from '@turntable/declare/list/nameOf.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { dataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';
import { answer, stubBrowser } from './browserStub.ts';

interface Sent {
  url: string;
  method: string;
  body: unknown;
  bearer: string | null;
}

const LABEL = { en: 'A', de: 'A' };
const handovers = {
  ...inspections,
  resource: 'handovers',
  name: 'inspection',
  fields: { inspection: reference(LABEL, 'inspections') },
};
registerResources([inspections, handovers, repairs]);

let sent: Sent[];
let answers: Response[];
let uploads: string[];

const list = (rows: object[], total: number): Response =>
  new Response(JSON.stringify(rows), {
    headers: { 'content-type': 'application/json', 'content-range': `inspections 0-1/${total}` },
  });
const signIn = (role: 'chief' | 'employee') =>
  keepUser({ id: 1, role, name: 'Ute' } as unknown as SessionUser); // no other fields are read

/** A fake XMLHttpRequest, which sends forms because it reports progress. */
class Upload extends EventTarget {
  upload = {};
  status = 200;
  response: unknown = null;
  responseType = '';
  onload?: () => void;
  onloadend?: () => void;
  open(method: string, url: string) {
    uploads.push(`${method} ${url}`);
  }
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  async send() {
    const next = answers.shift() ?? answer(500, {});
    this.status = next.status;
    this.response = await next.text();
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  stubBrowser();
  [sent, answers, uploads] = [[], [], []];
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    sent.push({
      url: decodeURIComponent(url),
      method,
      body: body && JSON.parse(String(body)),
      bearer: new Headers(headers).get('authorization'),
    });
    return answers.shift() ?? answer(200, { id: 1 });
  });
  keepToken({ access_token: 'first', expires_in: 3600 });
  signIn('chief');
});
afterEach(() => vi.unstubAllGlobals());

const asked = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'date', order: 'DESC' as const },
};

describe('a list of more records than are counted', () => {
  const page = async (number: number, total: number) => {
    const response = list([{ id: 1, vin: 'WVW' }], total);
    response.headers.set('x-total-is-minimum', 'true');
    answers = [response];
    const pagination = { page: number, perPage: 25 };
    return dataProvider.getList('inspections', { ...asked, pagination, filter: {} });
  };

  it('has a next page as long as there is one, and tells how many records there are at least', async () => {
    expect(await page(1, 1001)).toMatchObject({
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { atLeast: 1000 },
    });
    const late = await page(41, 1026);
    expect(late).toMatchObject({
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
      meta: { atLeast: 1025 },
    });
    expect(late).not.toHaveProperty('total');
    expect((await page(50, 1001)).pageInfo?.hasNextPage).toBe(false);
  });
});

describe('a record whose name is a reference', () => {
  it('is named by the record that it refers to, in lists and on its page', async () => {
    answers = [list([{ id: 1, inspection: 26 }], 1), answer(200, [{ id: 26, vin: 'WVW' }])];
    const { data } = await dataProvider.getList('handovers', { ...asked, filter: {} });
    expect(data.map(nameOf({ name: 'inspection' }))).toEqual(['WVW']);
    answers = [answer(200, { id: 1, inspection: 26 }), answer(200, [{ id: 26, vin: 'WVW' }])];
    const one = await dataProvider.getOne('handovers', { id: 1 });
    expect(nameOf({ name: 'inspection' })(one.data)).toBe('WVW');
    sent = [];
    await dataProvider.update('handovers', { id: 1, data: one.data, previousData: one.data });
    expect(sent[0]?.body).toEqual({ id: 1, inspection: 26 });
  });

  it('shows the id if the other record cannot be read', async () => {
    answers = [list([{ id: 1, inspection: 26 }], 1), answer(404, { message: 'Not found' })];
    const { data } = await dataProvider.getList('handovers', { ...asked, filter: {} });
    expect(data.map(nameOf({ name: 'inspection' }))).toEqual(['26']);
  });
});

describe('a resource without calls of its own', () => {
  it('is listed in the dialect, with its declared filters and the session’s token', async () => {
    answers = [list([{ id: 26, vin: 'W' }], 27)];
    const filter = { result: 'passed', company_id: '5', date_gte: '2026-01-01', colour: 'red' };
    const page = await dataProvider.getList('inspections', { ...asked, filter });
    expect(page).toMatchObject({ data: [{ id: 26, vin: 'W' }], total: 27 });
    const [{ url, bearer } = { url: '', bearer: '' }] = sent;
    const query = new URL(url, 'http://turntable.test').searchParams;
    expect([url.split('?')[0], bearer]).toEqual(['/api/rest/inspections', 'Bearer first']);
    expect(query.get('range')).toBe('[25,49]');
    expect(query.get('sort')).toBe('["date","DESC"]');
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({
      result: 'passed',
      company_id: 5,
      date_gte: '2026-01-01',
    });
  });

  it('is filtered by numbers as numbers, although an address holds texts', async () => {
    answers = [list([], 0)];
    const filter = {
      parts_gte: '19.5',
      wheels: '4',
      car: '7',
      number_q: '12',
      works_any: ['paint'],
      due_gte: '2026-01-01',
    };
    await dataProvider.getList('repairs', { ...asked, filter: { ...filter, wheels_like: '4' } });
    const query = new URL(sent[0]?.url ?? '', 'http://turntable.test').searchParams;
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({
      ...filter,
      parts_gte: 19.5,
      wheels: 4,
      car: 7,
    });
  });

  it('continues after the token was replaced', async () => {
    answers = [
      answer(401, { message: 'Expired' }),
      answer(200, { access_token: 'second', expires_in: 3600 }),
      answer(200, { id: 7, vin: 'W' }),
    ];
    expect(await dataProvider.getOne('inspections', { id: 7 })).toEqual({
      data: { id: 7, vin: 'W' },
    });
    expect(sent.map(({ url, bearer }) => [url, bearer])).toEqual([
      ['/api/rest/inspections/7', 'Bearer first'],
      ['/api/auth/refresh', 'Bearer first'],
      ['/api/rest/inspections/7', 'Bearer second'],
    ]);
  });

  it('gets records by ids in one request', async () => {
    answers = [answer(200, [{ id: 3 }, { id: 4 }])];
    expect((await dataProvider.getMany('inspections', { ids: [3, 4] } as never)).data).toHaveLength(
      2,
    );
    expect(sent.map(({ url }) => url)).toEqual(['/api/rest/inspections?filter={"id":[3,4]}']);
  });

  it('is saved as a whole with the version that was seen, because a save replaces the record', async () => {
    const before = {
      id: 7,
      vin: 'W',
      note: 'old',
      version: 3,
      created_at: 'x',
      beside: 'the declaration',
    };
    await dataProvider.update('inspections', {
      id: 7,
      data: { ...before, note: 'new', colour: 'red' },
      previousData: before,
    });
    expect(sent).toMatchObject([{ method: 'PUT', url: '/api/rest/inspections/7' }]);
    expect(sent[0]?.body).toEqual({ ...before, note: 'new' });
  });

  it('is read before a save that has only some of its fields', async () => {
    const stored = { id: 7, vin: 'W', result: 'passed', company_id: 5, version: 4 };
    answers = [answer(200, stored), answer(200, { ...stored, note: 'n' })];
    await dataProvider.updateMany('inspections', { ids: [7], data: { note: 'n' } });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(sent[1]?.body).toEqual({ ...stored, note: 'n' });
  });

  it('is created with the addresses of pictures that are uploaded first', async () => {
    answers = [answer(200, { url: '/api/files/rest-1.webp' }), answer(200, { id: 8 })];
    const picture = new File(['x'], 'a.jpg');
    await dataProvider.create('inspections', { data: { vin: 'W', picture } });
    expect(uploads).toEqual(['POST /api/rest/inspections/files']);
    expect(sent).toMatchObject([
      { method: 'POST', body: { vin: 'W', picture: '/api/files/rest-1.webp' } },
    ]);
  });

  it('reports at the picture’s field why it is refused, and saves nothing', async () => {
    answers = [answer(422, { message: 'Please check', errors: { file: ['No image'] } })];
    const creating = dataProvider.create('inspections', {
      data: { vin: 'W', damage: new File(['x'], 'a.txt') },
    });
    await expect(creating).rejects.toMatchObject({ code: 422, errors: { damage: ['No image'] } });
    expect(sent).toEqual([]);
  });

  it('has a call for each action, with the user’s input and nothing else', async () => {
    await dataProvider.act('inspections', 'approve', { id: 7, body: { state: 'approved' } });
    expect(sent).toMatchObject([
      { method: 'POST', url: '/api/rest/inspections/7/approve', body: {} },
    ]);
  });

  it('is changed together with others by one request, and each has its own outcome', async () => {
    answers = [
      answer(200, { done: [3, 5], failed: [{ id: 4, status: 403, message: 'It is approved.' }] }),
    ];
    const input = { state: 'approved', beside: 'the declaration' };
    const approvals = [3, 4, 5].map((id) =>
      dataProvider.act('inspections', 'approve', { id, body: input }),
    );
    expect(await Promise.allSettled(approvals)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 403, title: 'It is approved.' } },
      { status: 'fulfilled' },
    ]);
    expect(sent).toMatchObject([
      { method: 'POST', url: '/api/rest/inspections/approve?filter={"id":[3,4,5]}', body: {} },
    ]);
  });

  it('is deleted and saved together with others by one request', async () => {
    answers = [
      answer(200, { done: [3, 4], failed: [] }),
      answer(200, { done: [3, 4], failed: [] }),
    ];
    expect(await dataProvider.deleteMany('inspections', { ids: [3, 4] })).toEqual({ data: [3, 4] });
    const data = { note: 'n', colour: 'red' };
    await dataProvider.updateMany('inspections', { ids: [3, 4], data });
    expect(sent).toMatchObject([
      { method: 'DELETE', url: '/api/rest/inspections?filter={"id":[3,4]}' },
      { method: 'PUT', url: '/api/rest/inspections?filter={"id":[3,4]}', body: { note: 'n' } },
    ]);
  });

  it('reports why it was not changed together with others, to callers of all of them', async () => {
    answers = [
      answer(200, { done: [3], failed: [{ id: 4, status: 404, message: 'Not found' }] }),
      answer(503, { message: 'Busy' }),
    ];
    const deleting = () => dataProvider.deleteMany('inspections', { ids: [3, 4] });
    await expect(deleting()).rejects.toMatchObject({ code: 404 });
    await expect(deleting()).rejects.toMatchObject({ code: 503, title: 'Busy' });
  });

  it('is not mixed with another change of the same moment', async () => {
    answers = [answer(200, { id: 3 }), answer(200, { id: 4 })];
    await Promise.all([
      dataProvider.act('inspections', 'approve', { id: 3 }),
      dataProvider.delete('inspections', { id: 4 }),
    ]);
    expect(sent.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'DELETE /api/rest/inspections/4',
      'POST /api/rest/inspections/3/approve',
    ]);
  });

  it('may have a field called message', async () => {
    answers = [answer(200, { id: 7, message: 'Oil is low' })];
    expect((await dataProvider.getOne('inspections', { id: 7 })).data).toMatchObject({
      message: 'Oil is low',
    });
  });

  it('hides fields that the role may not read', async () => {
    signIn('employee');
    answers = [answer(200, { id: 7, vin: 'W', company_id: 5 })];
    expect((await dataProvider.getOne('inspections', { id: 7 })).data).toEqual({ id: 7, vin: 'W' });
  });

  it('refuses what the role was not granted, without a request', async () => {
    signIn('employee');
    const refused = { code: 403 };
    await expect(dataProvider.create('inspections', { data: { vin: 'W' } })).rejects.toMatchObject(
      refused,
    );
    await expect(
      dataProvider.update('inspections', { id: 7, data: { vin: 'W' } }),
    ).rejects.toMatchObject(refused);
    await expect(dataProvider.delete('inspections', { id: 7 })).rejects.toMatchObject(refused);
    await expect(dataProvider.act('inspections', 'approve', { id: 7 })).rejects.toMatchObject(
      refused,
    );
    expect(sent).toEqual([]);
  });
});
