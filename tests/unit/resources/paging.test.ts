import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEnded } from '../../../src/list/listMeta.ts';
import { pagesAround } from '../../../src/ui/paginator/pagesAround.ts';

describe('the pages on offer', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [7, 9, [1, 'gap', 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ] as const)('on page %i of %i', (current, last, expected) => {
    expect(pagesAround(current, last, current < last)).toEqual(expected);
  });

  it('are open at the end while nobody knows the last one', () => {
    expect(pagesAround(7, undefined, true)).toEqual([1, 'gap', 6, 7, 8]);
    expect(pagesAround(7, undefined, false)).toEqual([1, 'gap', 6, 7]);
  });

  it('always hold the current one, in order, each once, and every gap hides at least two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (current, more) => {
        const pages = pagesAround(current, current + more, more > 0);
        const numbers = pages.filter((page) => page !== 'gap');
        expect(numbers).toContain(current);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        pages.forEach((page, place) => {
          if (page === 'gap')
            expect(Number(pages[place + 1]) - Number(pages[place - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('a total that is only a minimum', () => {
  const rows = Array.from({ length: 25 }, (_, id) => ({ id }));

  it('does not end the list at the page that it reaches', () => {
    const answer = openEnded(
      25,
      41,
    )({ data: rows, total: 1000, meta: { totalIsMinimum: true, nextCursor: 'behind' } });
    expect(answer.total).toBeUndefined();
    expect(answer.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
    expect(answer.meta).toMatchObject({ atLeast: 1025 });
  });

  it('still finds the end', () => {
    const answer = openEnded(
      25,
      60,
    )({ data: rows.slice(0, 3), total: 1000, meta: { totalIsMinimum: true, nextCursor: null } });
    expect(answer.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  it('is left alone when it is exact', () => {
    const exact = { data: rows, total: 40, meta: { totalIsMinimum: false, nextCursor: 'behind' } };
    expect(openEnded(25, 1)(exact)).toBe(exact);
  });
});
