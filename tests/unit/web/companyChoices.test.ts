import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/entities/session.ts';
import { keepToken, keepUser } from '../../../src/api/session.ts';
import { dataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { choicesQuery } from '../../../src/framework/list/useReferenceChoices.ts';
import { registerResources } from '../../../src/framework/registry.ts';
import { companyChoices } from '../../../src/resources/companies/companyChoices.resource.ts';
import { answer, stubBrowser } from './browserStub.ts';

let asked: URL[];

beforeEach(() => {
  stubBrowser();
  registerResources([companyChoices]);
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://turntable.test'));
    return answer(200, { data: [], current_page: 1, last_page: 1, per_page: 100, total: 0 });
  });
  keepToken({ access_token: 'first', expires_in: 3600 });
  keepUser({ id: 1, role: 'admin', name: 'Ute' } as unknown as SessionUser); // the rest of a user is not asked for
});
afterEach(() => vi.unstubAllGlobals());

it("the operator's company filter reads 100 companies and finds the others by what is typed", async () => {
  await dataProvider.getList('companyChoices', choicesQuery(companyChoices));
  await dataProvider.getList('companyChoices', choicesQuery(companyChoices, 'Nord'));
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/api/admin/companies/dropout',
    '/api/admin/companies/dropout',
  ]);
  expect(
    asked.map(({ searchParams }) => [searchParams.get('per_page'), searchParams.get('q')]),
  ).toEqual([
    ['100', null],
    ['100', 'Nord'],
  ]);
});
