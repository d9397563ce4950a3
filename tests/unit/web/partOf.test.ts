import { expect, it } from 'vitest';
import { partOf } from '../../../src/boot/partOf.ts';

it.each([
  ['/', 'home'],
  ['/vehicles', 'list'],
  ['/vehicles/create', 'create'],
  ['/vehicles/5', 'vehicle'],
  ['/companies', undefined],
])('a visit that begins at %s fetches %s ahead', (path, part) => {
  expect(partOf(path)).toBe(part);
});
