import { type DataFields, emptyValues } from '@turntable/declare/contract/dataFields.ts';
import { dataFilters, dataSchema } from '@turntable/declare/contract/dataSchema.ts';
import { limitsOfSchema } from '@turntable/declare/contract/fieldLimits.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dataChecks, dataSelection, dataSorts } from '../../../server/db/dataColumns.ts';

// Fields of plain data: what follows from a declaration. tests/commands/carField.test.ts tries it in the running product.

const label = { en: 'Field', de: 'Feld' };
const FIELDS = {
  note: { kind: 'text', label, maxLength: 5, sorted: true },
  mileage: { kind: 'integer', label, min: 0, description: 'in kilometres', sorted: true },
  price: { kind: 'money', label, max: 10 },
  gears: { kind: 'choice', label, choices: { auto: label, manual: label }, filtered: true },
  used: { kind: 'flag', label, filtered: true },
  since: { kind: 'date', label, sorted: true },
  seen: { kind: 'dateTime', label },
} as const satisfies DataFields;
const EMPTY = {
  note: '',
  mileage: null,
  price: null,
  gears: null,
  used: 0,
  since: null,
  seen: null,
};

describe('the schema', () => {
  const schema = dataSchema(FIELDS);

  test('takes a record without values, and one with all', () => {
    expect(emptyValues(FIELDS)).toEqual(EMPTY);
    expect(schema.parse(EMPTY)).toEqual(EMPTY);
    const full = {
      note: 'a b',
      mileage: 7,
      price: 9.99,
      gears: 'auto',
      used: 1,
      since: '2026-05-06',
      seen: '2026-05-06T08:30:00Z',
    };
    expect(schema.parse(full)).toEqual(full);
    expect(z.encode(schema, full as never)).toEqual(full); // responses
  });

  test.each([
    { note: 'longer' },
    { note: null },
    { mileage: -1 },
    { mileage: 1.5 },
    { price: 10.01 },
    { price: 1.001 },
    { gears: 'none' },
    { used: null },
    { since: '2026-02-30' },
    { seen: 'today' },
  ])('refuses %o', (values) => {
    expect(schema.safeParse({ ...EMPTY, ...values }).success).toBe(false);
  });

  test('gives forms the same limits, and describes the field', () => {
    expect(limitsOfSchema(schema).mileage).toMatchObject({ integer: true, min: 0, nullable: true });
    expect(schema.shape.mileage.description).toBe('in kilometres');
  });
});

test('the parameters of a list are the filtered fields, as text', () => {
  const parameters = z.strictObject(dataFilters(FIELDS));
  expect(parameters.parse({ used: '1', gears: 'auto' })).toEqual({ used: 1, gears: 'auto' });
  for (const other of [{ gears: 'none' }, { used: '2' }, { mileage: '1' }])
    expect(parameters.safeParse(other).success).toBe(false);
});

test('the database checks limits, choices and flags', () => {
  expect(dataChecks(FIELDS)).toEqual({
    note: 'length(note) <= 5',
    mileage: 'mileage between 0 and 2147483647',
    price: 'price between -999999999999.99 and 10',
    gears: "gears in ('auto', 'manual')",
    used: 'used in (0, 1)',
  });
  expect(dataChecks({ size: { kind: 'decimal', label, min: 1 } })).toEqual({ size: 'size >= 1' });
  expect(dataChecks({ size: { kind: 'decimal', label, max: 1 } })).toEqual({ size: 'size <= 1' });
});

test('a list reads amounts as numbers and days as text, and is sorted by keys that are never null', () => {
  expect(dataSelection(FIELDS)).toBe(
    'page.note as note, page.mileage as mileage, page.price::double precision as price, page.gears as gears, page.used as used, page.since::text as since, page.seen as seen',
  );
  expect(dataSorts(FIELDS)).toEqual({
    note: { column: 'note_key', type: 'text', order: 'ASC' },
    mileage: { column: 'mileage_key', type: 'double precision', order: 'DESC' },
    since: { column: 'since_key', type: 'date', order: 'DESC' },
  });
});
