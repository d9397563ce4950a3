import { choice, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

// Mistakes in a resource without calls of its own that must not compile.

const done = { en: 'Passed', de: 'Bestanden' };
const base = {
  path: 'tests',
  label: { en: ['Test', 'Tests', 'New test'], de: ['Prüfung', 'Prüfungen', 'Neue Prüfung'] },
  icon: 'check',
  name: 'vin',
  access: { chief: ['list', 'show'] },
  fields: {
    vin: text({ en: 'VIN', de: 'FIN' }),
    result: choice({ en: 'Result', de: 'Ergebnis' }, { passed: done }),
  },
} as const;

/** The declaration without a mistake. */
export const right = defineRestResource('tests', {
  ...base,
  access: { chief: ['list', 'pass', { to: 'edit', where: { result: 'passed' }, why: done }] },
  list: {
    columns: ['vin', 'result?'],
    filters: [
      'result',
      'vin_q',
      'result_neq',
      'result_any',
      { field: 'vin', days: ['vin_gte', 'vin_lte'] },
    ],
    sort: ['created_at', 'DESC'],
  },
  actions: {
    pass: { label: done, done, body: { result: 'passed' }, when: { vin: { not: '' } }, why: done },
  },
});

export const unknownColumn = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no such column
  list: { columns: ['vin', 'colour'], sort: ['vin', 'ASC'] },
});

export const unknownFilter = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no field of this name to filter by
  list: { columns: ['vin'], filters: ['colour'], sort: ['vin', 'ASC'] },
});

export const unknownOperator = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no such operator
  list: { columns: ['vin'], filters: ['vin_like'], sort: ['vin', 'ASC'] },
});

export const unknownSort = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no field of this name to sort by
  list: { columns: ['vin'], sort: ['colour', 'ASC'] },
});

export const unknownSaved = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no such field to write
  actions: { pass: { label: done, done, body: { colour: 'red' } } },
});

export const missingReason = defineRestResource('tests', {
  ...base,
  // @ts-expect-error a condition needs a reason
  actions: { pass: { label: done, done, body: { result: 'passed' }, when: { result: 'passed' } } },
});

export const unknownRight = defineRestResource('tests', {
  ...base,
  // @ts-expect-error there is no such action
  access: { chief: ['list', 'pass'] },
});

// @ts-expect-error there is no such role
export const unknownRole = defineRestResource('tests', { ...base, access: { boss: ['list'] } });
