import { expect, it } from 'vitest';
import { moved } from '../../../src/ui/order/moved.ts';

it('lines move one place or to the ends, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
});
