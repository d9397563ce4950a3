import { AS_DECLARED, isShown, ordered } from '@turntable/declare/list/useColumns.ts';
import { describe, expect, it } from 'vitest';

const picture = { name: 'picture' };
const name = { name: 'name', isName: true } as const;
const vin = { name: 'vin' };
const brand = { name: 'brand', isOptional: true } as const;
const columns = [picture, name, vin, brand];
const inOrder = (...order: string[]) =>
  ordered(columns, { ...AS_DECLARED, order }).map((column) => column.name);

describe('columns', () => {
  it('are in the declared order until the user moves them', () => {
    expect(inOrder()).toEqual(['picture', 'name', 'vin', 'brand']);
    expect(inOrder('vin', 'brand', 'name', 'picture')).toEqual(['vin', 'brand', 'name', 'picture']);
  });

  it('that are newer than the stored order follow their neighbour, and removed ones are dropped', () => {
    expect(inOrder('gone', 'name', 'brand', 'picture')).toEqual([
      'name',
      'vin',
      'brand',
      'picture',
    ]);
  });

  it('that are optional are shown once chosen, the others until hidden', () => {
    expect(columns.filter((column) => isShown(column, AS_DECLARED))).toEqual([picture, name, vin]);
    const chosen = { ...AS_DECLARED, shown: { brand: true, vin: false } };
    expect(columns.filter((column) => isShown(column, chosen))).toEqual([picture, name, brand]);
    const back = { ...AS_DECLARED, shown: { brand: false, vin: true } };
    expect(columns.filter((column) => isShown(column, back))).toEqual([picture, name, vin]);
  });

  it('always include the one that names the row', () => {
    expect(isShown(name, { ...AS_DECLARED, shown: { name: false } })).toBe(true);
  });
});
