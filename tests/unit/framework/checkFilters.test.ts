import type { Resource } from '@turntable/declare/define/resource.ts';
import { describe, expect, it } from 'vitest';
import { filterProblems } from '../../../src/checks/checkFilters.ts';
import { checkResources } from '../../../src/checks/checkResources.ts';
import { contacts } from '../../api/rest/contacts.resource.ts';
import { parts } from '../../api/rest/parts.resource.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';

type Filters = NonNullable<Resource['list']>['filters'];
const filteredBy = (declared: Resource, ...filters: NonNullable<Filters>): Resource => ({
  ...declared,
  list: { columns: [], sort: ['number', 'ASC'], filters },
});
const problems = (...filters: NonNullable<Filters>) =>
  filterProblems(filteredBy(repairs, ...filters));

describe('filters of a resource without calls of its own are checked', () => {
  it('and nothing is reported if they fit their fields', () => {
    for (const declared of [repairs, inspections, contacts, parts])
      expect(filterProblems(declared)).toEqual([]);
    expect(problems('number', 'due', 'wheels', 'created_at_gte')).toEqual([]);
    expect(problems({ field: 'due', days: ['due_gte', 'due_lte'] })).toEqual([]);
  });

  it.each([
    ['parts', '"parts" is a money field: filter it by parts_gte and parts_lte'],
    ['begun', '"begun" is a dateTime field: filter it by begun_gte and begun_lte'],
    ['note', '"note" is a lines field: filter it by note_q'],
    ['parts_q', '"parts_q" does not fit the kind money: filter it by parts_gte and parts_lte'],
    [
      'state_gte',
      '"state_gte" does not fit the kind status: filter it by state_neq, state_any and state',
    ],
    [
      'confidential_neq',
      '"confidential_neq" does not fit the kind flag: filter it by confidential',
    ],
    ['details', '"details": no list can be filtered by the kind json'],
    ['photo_q', '"photo_q": no list can be filtered by the kind image'],
  ])('for %s', (filter, problem) => {
    expect(problems(filter)).toEqual([`filters: ${problem}`]);
  });

  it('for days and parameters that the server does not have', () => {
    const label = { en: 'Number', de: 'Nummer' };
    expect(problems({ field: 'number', days: ['number_gte', 'wings_lte'] })).toEqual([
      'filters: "number_gte" does not fit the kind text: filter it by number_q, number_neq and number',
      'filters: no list can be filtered by "wings_lte"',
    ]);
    expect(problems({ name: 'wings', label, choices: {} })).toEqual([
      'filters: no list can be filtered by "wings"',
    ]);
  });

  it('for fields that do not exist, once', () => {
    const inputs = { contract: {}, otherCalls: {}, sameInBoth: [] };
    const said = checkResources([filteredBy(repairs, 'wings_q')], inputs);
    expect(said.filter((problem) => /filters: .*wings/.test(problem))).toEqual([
      'repairs: filters: there is no field "wings"',
    ]);
  });

  it('for operators that another server is not asked for', () => {
    expect(filterProblems(filteredBy(contacts, 'since_gte', 'kind_neq', 'name'))).toEqual([
      'filters: "_neq" works only for records on our own server; remove "kind_neq"',
    ]);
  });
});
