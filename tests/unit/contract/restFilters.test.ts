import { restFilterNames } from '@turntable/declare/contract/rest/calls.ts';
import type { RestDeclaration, RestFields } from '@turntable/declare/contract/rest/declaration.ts';
import { readFilterName } from '@turntable/declare/contract/rest/filters.ts';
import { getTableConfig } from '@turntable/declare/server/db/drizzlePg.ts';
import { describe, expect, it } from 'vitest';
import { restTables } from '../../../server/db/restTables.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';

const declaring = (fields: RestFields): RestDeclaration => ({
  resource: 'tests',
  access: {},
  fields,
});

describe('the name of a filter', () => {
  it.each([
    ['offer', { field: 'offer' }],
    ['offer_gte', { field: 'offer', operator: 'gte' }],
    ['first_name_q', { field: 'first_name', operator: 'q' }],
    ['state_neq', { field: 'state', operator: 'neq' }],
    ['state_any', { field: 'state', operator: 'any' }],
    ['offer_like', { field: 'offer_like' }],
    ['q', { field: 'q' }],
  ])('%s is read as a field, with an operator if it ends in one', (name, meant) => {
    expect(readFilterName({}, name)).toEqual(meant);
  });

  it('is a field’s own before it is another one’s with an operator', () => {
    const fields = { faq: { kind: 'text' }, faq_q: { kind: 'integer' } } as const;
    expect(readFilterName(fields, 'faq_q')).toEqual({ field: 'faq_q' });
    expect(readFilterName(fields, 'toString_q')).toEqual({ field: 'toString', operator: 'q' });
  });

  it.each(['faq_q', 'price_gte', 'state_neq', 'mail_any'])(
    'cannot be that of a field on our own server: %s',
    (name) => {
      expect(() => restTables([declaring({ [name]: { kind: 'text' } })])).toThrow(
        `tests: a field cannot be called ${name}`,
      );
    },
  );
});

describe('a list without calls of its own', () => {
  const accepted = restFilterNames(repairs);
  const filtersOf = (field: string) =>
    accepted.filter((name) => readFilterName(repairs.fields, name).field === field).toSorted();

  it.each([
    ['number', ['number', 'number_neq', 'number_q']],
    ['note', ['note', 'note_q']],
    ['parts', ['parts', 'parts_gte', 'parts_lte']],
    ['wheels', ['wheels', 'wheels_gte', 'wheels_lte', 'wheels_neq']],
    ['due', ['due', 'due_gte', 'due_lte', 'due_neq']],
    ['begun', ['begun', 'begun_gte', 'begun_lte']],
    ['confidential', ['confidential']],
    ['state', ['state', 'state_any', 'state_neq']],
    ['works', ['works', 'works_any']],
    ['car', ['car', 'car_neq']],
    ['colleagues', ['colleagues']],
    ['created_at', ['created_at_gte', 'created_at_lte']],
    ['report', []],
    ['photo', []],
    ['details', []],
  ])('is filtered by %s with the operators of its kind', (field, names) => {
    expect(filtersOf(field)).toEqual(names);
  });
});

it('a list has indexes for its filters, except for those that no index in order answers', () => {
  const fields: RestFields = { name: { kind: 'text' }, price: { kind: 'money' } };
  const indexesFor = (...filters: string[]) => {
    const declared = { ...declaring(fields), list: { filters, sort: ['id', 'ASC'] as const } };
    const table = restTables([declared]).get('tests');
    const names = table ? getTableConfig(table).indexes.map(({ config }) => config.name) : [];
    return names.filter((name) => name?.startsWith('tests_by_'));
  };
  expect(indexesFor('name', 'price_gte', 'price_lte')).toEqual(['tests_by_name', 'tests_by_price']);
  expect(indexesFor('name_q', 'name_neq')).toEqual([]);
});
