import { keepUser } from '@turntable/declare/api/session.ts';
import { pageStart, rememberNextStart } from '@turntable/declare/data/pageStarts.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { stubBrowser } from './browserStub.ts';

const user = (id: number) => keepUser({ id, role: 'chief' } as unknown as SessionUser); // no other fields are read
const page = (number: number, filter = {}) => ({
  pagination: { page: number, perPage: 25 },
  sort: { field: 'vin', order: 'ASC' } as const,
  filter,
});

beforeEach(() => {
  stubBrowser();
  user(1);
});
afterEach(() => vi.unstubAllGlobals());

it('a page continues where the previous one ended', () => {
  rememberNextStart('cars', page(1), 'behind 25');
  expect(pageStart('cars', page(2))).toBe('behind 25');
  expect(pageStart('cars', page(3))).toBeUndefined();
  rememberNextStart('cars', page(1), null);
  expect(pageStart('cars', page(2))).toBeUndefined();
});

it('other parameters, another list and another user have pages of their own', () => {
  rememberNextStart('cars', page(1), 'behind 25');
  expect(pageStart('cars', page(2, { q: 'golf' }))).toBeUndefined();
  expect(pageStart('companies', page(2))).toBeUndefined();
  user(2);
  expect(pageStart('cars', page(2))).toBeUndefined();
});

it('only a limited number of pages is remembered', () => {
  for (let number = 1; number <= 600; number += 1)
    rememberNextStart('cars', page(number), `behind ${number}`);
  expect(pageStart('cars', page(601))).toBe('behind 600');
  expect(pageStart('cars', page(2))).toBeUndefined();
});
