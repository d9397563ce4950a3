import { PartialCreateError } from '@turntable/declare/api/partialCreateError.ts';
import { keepUser } from '@turntable/declare/api/session.ts';
import type { Role } from '@turntable/declare/contract/call.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { dataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { RESOURCES } from '../../../src/resources/index.ts';
import { answer, stubBrowser } from './browserStub.ts';

registerResources(RESOURCES);

let sent: string[];
let answers: object[];

const next = () => answers.shift() ?? { data: { id: 5, version: 1 } };
const picture = () => new File([new Uint8Array(3)], 'offer.png', { type: 'image/png' });
const signIn = (role: Role) =>
  keepUser({ id: 1, role, name: 'Ute', company_id: 7 } as unknown as SessionUser); // no other fields are read

/** A fake XMLHttpRequest, which sends forms because it reports progress. */
class Upload extends EventTarget {
  upload = {};
  status = 200;
  response: unknown = null;
  responseType = '';
  #line = '';
  onload?: () => void;
  onloadend?: () => void;
  open(method: string, url: string) {
    this.#line = `${method} ${url}`;
  }
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send(form: FormData) {
    sent.push(`${this.#line} form ${[...form.keys()].sort().join(',')}`);
    this.response = JSON.stringify(next());
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  stubBrowser();
  [sent, answers] = [[], []];
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    sent.push(`${method} ${url} ${body ?? ''}`.trim());
    return answer(200, next());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('saving a declared record', () => {
  const before = { id: 5, version: 3, title: 'Old', link: '', active: false, image: '/files/old' };

  it('sends only what changed, and the version that the user saw', async () => {
    signIn('admin');
    const article = { id: 8, version: 3, title_en: 'Old', body_en: '<p>Text</p>', published: 0 };
    await dataProvider.update('instructions', {
      id: 8,
      data: { ...article, title_en: 'New' },
      previousData: article,
    });
    expect(sent).toEqual(['POST /api/help/instructions/8 {"title_en":"New","version":3}']);
  });

  it('sends a new picture of an offer first, then the whole offer with the version after the picture', async () => {
    signIn('admin');
    answers = [{ data: { id: 5, version: 4 } }];
    await dataProvider.update('offers', {
      id: 5,
      data: { ...before, title: 'New', image: picture() },
      previousData: before,
    });
    expect(sent).toEqual([
      'POST /api/admin/special-offers/5 form image',
      'PUT /api/admin/special-offers/5 {"title":"New","description":"","title_de":"","description_de":"","link":"","active":false,"version":4}',
    ]);
  });

  it('sends only the picture if nothing else changed', async () => {
    signIn('chief');
    const member = { id: 9, version: 2, name: 'Malte', avatar: '/files/face' };
    answers = [{ data: { id: 9, version: 3 } }];
    const { data } = await dataProvider.update('users', {
      id: 9,
      data: { ...member, avatar: picture() },
      previousData: member,
    });
    expect(sent).toEqual(['POST /api/company/users/9/avatar form avatar']);
    expect(data).toMatchObject({ version: 3 });
  });

  it('removes a removed picture', async () => {
    signIn('chief');
    const member = { id: 9, version: 2, name: 'Malte', avatar: '/files/face' };
    await dataProvider.update('users', {
      id: 9,
      data: { ...member, avatar: null },
      previousData: member,
    });
    expect(sent).toEqual(['DELETE /api/company/users/9/avatar']);
  });

  it('creates an offer first, then saves what the create call does not take', async () => {
    signIn('admin');
    answers = [{ id: 5, data: { id: 5, version: 1 } }];
    await dataProvider.create('offers', { data: { title: 'New', active: true, image: picture() } });
    expect(sent).toEqual([
      'POST /api/admin/special-offers form description,description_de,image,link,title,title_de',
      'PUT /api/admin/special-offers/5 {"title":"New","description":"","title_de":"","description_de":"","link":"","active":true,"version":1}',
    ]);
  });

  it('reports the record of an offer that was created but not saved, so that it is not created twice', async () => {
    signIn('admin');
    const image = picture();
    answers = [{ id: 5, data: { id: 5, version: 1, title: 'New' } }];
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await dataProvider
      .create('offers', { data: { title: 'New', active: true, image } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PartialCreateError);
    expect(failure).toMatchObject({ code: '', made: { id: 5, version: 1, title: 'New', image } });
  });

  it('puts parameters of the surrounding record into the path, and the id into the remaining place', async () => {
    signIn('admin');
    await dataProvider.delete('tokens', { id: 31, meta: { params: { id: 2 } } });
    await dataProvider.act('subCompanies', 'detach', {
      id: 8,
      params: { id: 2 },
      body: { company_id: '$id' },
    });
    expect(sent).toEqual([
      'DELETE /api/admin/companies/2/users/tokens/31',
      'POST /api/admin/companies/2/detach {"company_id":8}',
    ]);
  });

  it('omits filters and sorting that the contract does not take, and adds the declared constants', async () => {
    signIn('chief');
    answers = [{ data: [], total: 0 }];
    await dataProvider.getList('carsFromFtp', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'colour', order: 'ASC' },
      filter: { state: 'new', colour: 'red' },
    });
    expect(sent).toEqual(['GET /api/company/cars?page=1&per_page=25&state=new&from_ftp=1']);
  });

  it('hides from a role what it must not read, even if a server sends it', async () => {
    signIn('chief');
    answers = [{ data: { id: 7, title: 'Nord', notes: 'slow payer', debt_limit: 5 } }];
    const { data } = await dataProvider.getOne('companies', { id: 7 });
    expect(data).toEqual({ id: 7, title: 'Nord' });
  });

  it('refuses what the role has no call for, without a request', async () => {
    signIn('employee');
    await expect(dataProvider.delete('tokens', { id: 1 })).rejects.toMatchObject({ status: 403 });
    expect(sent).toEqual([]);
  });
});
