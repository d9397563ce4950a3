import { describe, expect, it } from 'vitest';
import { nextPage } from '../../../src/signIn/nextPage.ts';

const origin = 'https://turntable.test';

describe('after signing in', () => {
  it('the requested page opens, with its query', () => {
    expect(nextPage('?next=%2Fvehicles%2F7%3Ftab%3Dphotos', origin)).toBe('/vehicles/7?tab=photos');
  });

  it.each([
    '',
    '?next=',
    '?next=https%3A%2F%2Fevil.test',
    '?next=%2F%2Fevil.test',
    '?next=%2F%5Cevil.test',
    '?next=javascript%3Aalert(1)',
    '?next=%2Flogin',
  ])('%j does not lead to another site', (search) => {
    expect(nextPage(search, origin)).toBe('/');
  });
});
