import { describe, expect, it } from 'vitest';
import { layoutOf, movedBy } from '../../../src/customRoutes/albums/gridLayout.ts';

describe('the grid of an album', () => {
  it('fills its width with as many columns as fit, two on a phone', () => {
    expect(layoutOf(358)).toMatchObject({ columns: 2, width: 172 });
    expect(layoutOf(300).columns).toBe(2);
    const { columns, width } = layoutOf(1160);
    expect(columns).toBe(6);
    expect(columns * width + (columns - 1) * 14).toBeCloseTo(1160);
  });

  it('moves the focus with arrow keys, and stops at an edge', () => {
    const move = (key: string, from: number) =>
      movedBy(key, from, { columns: 4, rows: 2, count: 10 });
    expect([
      move('ArrowRight', 3),
      move('ArrowLeft', 4),
      move('ArrowDown', 1),
      move('ArrowUp', 5),
    ]).toEqual([4, 3, 5, 1]);
    expect([
      move('ArrowRight', 9),
      move('ArrowLeft', 0),
      move('ArrowDown', 7),
      move('ArrowUp', 2),
    ]).toEqual([9, 0, 7, 2]);
    expect([move('Home', 6), move('End', 6), move('Enter', 6)]).toEqual([0, 9, undefined]);
  });

  it('moves the focus by pages in the same column, as far as it has photos', () => {
    const move = (key: string, from: number) =>
      movedBy(key, from, { columns: 4, rows: 3, count: 39 });
    expect([
      move('PageDown', 1),
      move('PageDown', 13),
      move('PageDown', 25),
      move('PageDown', 27),
      move('PageDown', 37),
    ]).toEqual([13, 25, 37, 35, 37]);
    expect([move('PageUp', 37), move('PageUp', 25), move('PageUp', 10), move('PageUp', 2)]).toEqual(
      [25, 13, 2, 2],
    );
  });
});
