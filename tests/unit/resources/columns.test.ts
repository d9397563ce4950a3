import { describe, expect, it } from 'vitest';
import {
  AS_DEFINED,
  isShown,
  orderColumns,
  switchColumn,
} from '../../../src/ui/columns/arrangeColumns.ts';
import { moved } from '../../../src/ui/order/moved.ts';

const picture = { name: 'picture' };
const name = { name: 'name', isName: true } as const;
const vin = { name: 'vin' };
const brand = { name: 'brand', isOptional: true } as const;
const columns = [picture, name, vin, brand];
const names = (list: { name: string }[]) => list.map((column) => column.name);

describe('columns', () => {
  it('stand as they are defined until somebody moves them', () => {
    expect(names(orderColumns(columns, AS_DEFINED))).toEqual(['picture', 'name', 'vin', 'brand']);
  });

  it('stand where the user put them', () => {
    expect(names(orderColumns(columns, { order: ['vin', 'brand', 'name', 'picture'] }))).toEqual([
      'vin',
      'brand',
      'name',
      'picture',
    ]);
  });

  it('that are newer than the arrangement stand behind their neighbour, and those that are gone are forgotten', () => {
    expect(names(orderColumns(columns, { order: ['gone', 'name', 'brand', 'picture'] }))).toEqual([
      'name',
      'vin',
      'brand',
      'picture',
    ]);
  });

  it('that are optional are shown when they are chosen, the others until they are hidden', () => {
    expect(columns.filter((column) => isShown(column, AS_DEFINED))).toEqual([picture, name, vin]);
    const withBrand = switchColumn(AS_DEFINED, brand, true);
    const withoutVin = switchColumn(withBrand, vin, false);
    expect(columns.filter((column) => isShown(column, withoutVin))).toEqual([picture, name, brand]);
    expect(isShown(vin, switchColumn(withoutVin, vin, true))).toBe(true);
    expect(isShown(brand, switchColumn(withoutVin, brand, false))).toBe(false);
  });

  it('cannot lose the one that names the row', () => {
    expect(isShown(name, switchColumn(AS_DEFINED, name, false))).toBe(true);
  });

  it('move one place or to the ends, and never out of the list', () => {
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  });
});
