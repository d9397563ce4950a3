import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { queryOf, sortsOf } from '@turntable/declare/api/callQueries.ts';
import { limitsOfSchema, queryNames, sortNames } from '@turntable/declare/contract/fieldLimits.ts';
import { email, id, line, lines } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const limitOf = (schema: z.ZodType) => limitsOfSchema(z.strictObject({ field: schema })).field;

describe('the limits of a field', () => {
  it('have a text’s length, and whether it has several lines', () => {
    expect(limitOf(line(120).min(1))).toEqual({
      required: true,
      oneLine: true,
      minLength: 1,
      maxLength: 120,
    });
    expect(limitOf(lines(5000).optional())).toEqual({ maxLength: 5000 });
  });

  it('require a value if it can be neither omitted nor empty', () => {
    expect(limitOf(id)).toEqual({ required: true, min: 1, integer: true });
    expect(limitOf(line(10))).not.toHaveProperty('required');
    expect(limitOf(z.int().nullable())).toEqual({ nullable: true, integer: true });
    expect(limitOf(z.int().default(3))).not.toHaveProperty('required');
  });

  it('have the bounds of a number, and the choices', () => {
    expect(limitOf(z.int().min(0).max(5000).nullable())).toEqual({
      nullable: true,
      min: 0,
      max: 5000,
      integer: true,
    });
    expect(limitOf(z.number().optional())).toEqual({});
    expect(limitOf(z.enum(['a', 'b']))).toEqual({ required: true, options: ['a', 'b'] });
    expect(limitOf(flag.optional())).toEqual({ options: [0, 1] });
  });

  it('are those of its parts, too, which are required only if it is', () => {
    const size = z.strictObject({ width: z.int() });
    const limits = limitsOfSchema(z.strictObject({ one: size, other: size.nullable().optional() }));
    expect(limits['one.width']).toEqual({ required: true, integer: true });
    expect(limits['other.width']).toEqual({ integer: true });
  });

  it('are found inside pipes and unions', () => {
    expect(limitOf(email)).toEqual({ required: true, maxLength: 254, format: 'email' });
    expect(limitOf(z.union([z.literal(''), z.url().max(99)]))).toEqual({
      maxLength: 99,
      format: 'url',
    });
  });
});

describe("a list's query", () => {
  const query = listQuery(['title', 'created_at'], { q: searchText('the title') });

  it('has names and sort fields', () => {
    expect(queryNames({ query })).toEqual(['page', 'per_page', 'order', 'after', 'sort', 'q']);
    expect(sortNames({ query })).toEqual(['title', 'created_at']);
  });

  it('may be absent', () => {
    expect(queryNames({})).toEqual([]);
    expect(sortNames({ query: z.strictObject({ page: z.string() }) })).toEqual([]);
  });
});

describe('the tables by call', () => {
  it('have the calls of the contract by method and path', () => {
    expect(limitsOf({ method: 'POST', path: 'cars' }).vin).toEqual({
      oneLine: true,
      maxLength: 30,
    });
    expect(queryOf({ method: 'GET', path: 'cars' })).toContain('body_type');
    expect(sortsOf({ method: 'GET', path: 'cars' })).toContain('vehicle_name');
  });

  it('have no other calls', () => {
    expect(limitsOf({ method: 'GET', path: 'cars' })).toEqual({});
    expect(queryOf({ method: 'POST', path: 'elsewhere' })).toEqual([]);
    expect(sortsOf({ method: 'GET', path: 'toString' })).toEqual([]);
  });
});
