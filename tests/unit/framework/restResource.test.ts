import { readFileSync } from 'node:fs';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { queryOf, sortsOf } from '@turntable/declare/api/callQueries.ts';
import { limitsOfSchema } from '@turntable/declare/contract/fieldLimits.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { date, flag, integer, lines, money, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkResources } from '../../../src/checks/checkResources.ts';
import { RESOURCES } from '../../../src/resources/index.ts';
import { SAME_IN_BOTH_LANGUAGES } from '../../../src/resources/sameInBothLanguages.ts';
import { repairs } from '../../api/rest/repairs.resource.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';

const callOf = (role: 'chief' | 'employee', name: string) => {
  const call = inspections.api[role]?.[name];
  if (!call) throw new Error(`${role} has no call ${name}`);
  return call;
};

describe('a resource without calls of its own', () => {
  it('takes one file of at most 85 lines', () => {
    const source = readFileSync(
      new URL('../../screens/inspections/inspections.resource.ts', import.meta.url),
      'utf8',
    );
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(85);
  });

  it('passes the checks together with the product’s resources', () => {
    const inputs = { contract: {}, otherCalls: {}, sameInBoth: SAME_IN_BOTH_LANGUAGES };
    const problems = checkResources([...RESOURCES, inspections], inputs);
    expect(problems.filter((problem) => problem.includes('inspections'))).toEqual([]);
  });

  it('has the calls that each role’s rights need, at rest/<name>', () => {
    expect(
      Object.values(inspections.api.chief ?? {}).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'GET rest/inspections',
      'GET rest/inspections/:id',
      'POST rest/inspections',
      'PUT rest/inspections/:id',
      'DELETE rest/inspections/:id',
      'POST rest/inspections/:id/approve',
      'PUT rest/inspections',
      'DELETE rest/inspections',
      'POST rest/inspections/approve',
    ]);
    expect(Object.keys(inspections.api.employee ?? {})).toEqual(['list', 'one']);
    expect(inspections.api.admin).toBeUndefined();
  });

  it('is filtered and sorted as declared, and searched if it declares a search', () => {
    expect(queryOf(callOf('chief', 'list'))).toEqual(
      expect.arrayContaining(['result', 'company_id', 'date_gte', 'date_lte', 'q']),
    );
    expect(queryOf(callOf('chief', 'list'))).not.toContain('note');
    expect(sortsOf(callOf('chief', 'list'))).toEqual(
      expect.arrayContaining(['vin', 'date', 'created_at']),
    );
  });

  it('accepts in each field what its kind can hold', () => {
    expect(limitsOf(callOf('chief', 'create'))).toMatchObject({
      vin: { required: true, maxLength: 255, oneLine: true },
      result: { required: true, options: ['passed', 'minor', 'failed'] },
      note: { maxLength: 10_000, nullable: true },
      picture: { nullable: true },
    });
  });

  it('has a call for each action, for roles with the right', () => {
    expect(inspections.actions?.approve).toMatchObject({
      call: 'approve',
      body: { state: 'approved' },
    });
    const label = { en: 'Done', de: 'Erledigt' };
    const tasks = defineRestResource('tasks', {
      path: 'tasks',
      label: { en: ['Task', 'Tasks'], de: ['Aufgabe', 'Aufgaben'] },
      icon: 'check',
      access: { employee: ['list', 'finish'] },
      fields: { name: text({ en: 'Task', de: 'Aufgabe' }), done: flag(label) },
      name: 'name',
      actions: { finish: { label, done: label, body: { done: 1 } } },
    });
    expect(Object.keys(tasks.api.employee ?? {})).toEqual(['list', 'one', 'finish', 'finish.many']);
  });

  const small = {
    path: 'tasks',
    label: { en: ['Task', 'Tasks'], de: ['Aufgabe', 'Aufgaben'] },
    icon: 'check',
    fields: {
      note: lines({ en: 'Note', de: 'Bemerkung' }),
      due: date({ en: 'Due', de: 'Fällig' }),
      margin: money({ en: 'Margin', de: 'Spanne' }, { readers: ['chief'] }),
      name: text({ en: 'Task', de: 'Aufgabe' }),
      done: flag({ en: 'Done', de: 'Erledigt' }),
      size: integer({ en: 'Size', de: 'Größe' }),
      place: text({ en: 'Place', de: 'Ort' }),
      last: text({ en: 'Last', de: 'Letztes' }),
    },
    name: 'name',
  } as const;

  it('lists its name and what fits beside it, and has all fields on its page, unless it says otherwise', () => {
    const access = { chief: ['list', 'show'] } as const;
    const { list, form } = defineRestResource('tasks', { ...small, access });
    expect(list).toEqual({
      columns: ['name', 'due', 'done', 'size', 'place'],
      sort: ['name', 'ASC'],
    });
    expect(form).toEqual([
      {
        key: 'data',
        tab: { en: 'Task', de: 'Aufgabe' },
        fields: ['note', 'due', 'margin', 'name', 'done', 'size', 'place', 'last'],
      },
    ]);
    const own = {
      list: { columns: ['due'], filters: ['done'], sort: ['due', 'DESC'] },
      form: [{ key: 'a', tab: { en: 'A', de: 'B' }, fields: ['name'] }],
    } as const;
    expect(defineRestResource('tasks', { ...small, access, ...own })).toMatchObject(own);
    const sorted = defineRestResource('tasks', {
      ...small,
      access,
      list: { sort: ['due', 'ASC'] },
    });
    expect(sorted.list).toMatchObject({ columns: list?.columns, sort: ['due', 'ASC'] });
  });

  it('has no list or page that no role may see, and no form beside a page of its own', () => {
    const parts = (access: object, more = {}) => {
      const made = defineRestResource('tasks', { ...small, access, ...more });
      return [made.list !== undefined, made.form !== undefined];
    };
    expect(parts({ chief: ['create'] })).toEqual([false, true]);
    expect(parts({ chief: ['list', 'delete'] })).toEqual([true, false]);
    expect(parts({ chief: ['list', 'show'] }, { views: { record: () => {} } })).toEqual([
      true,
      false,
    ]);
  });

  it('has the same calls on the server, for the same roles', () => {
    for (const declared of [inspections, repairs]) {
      const served = restCalls(declared);
      for (const [role, calls] of Object.entries(declared.api))
        for (const [name, { method, path }] of Object.entries(calls)) {
          const call = served[name];
          expect(call, `${declared.resource}.${name}`).toMatchObject({ method, path });
          expect(call?.roles).toContain(role);
        }
    }
  });

  it('accepts in its forms what the server accepts', () => {
    const served = restCalls(repairs);
    const inForms = limitsOf(repairs.api.chief?.create ?? callOf('chief', 'create'));
    const onServer = limitsOfSchema(served.create?.body ?? z.never());
    for (const [name, limit] of Object.entries(inForms)) {
      if (repairs.fields[name]?.kind === 'reference') continue; // chosen, not typed
      const { required, maxLength, min, max } = onServer[name] ?? {};
      expect({ name, required, maxLength, min, max }).toEqual({
        name,
        required: limit.required,
        maxLength: limit.maxLength,
        min: limit.min,
        max: limit.max,
      });
    }
  });
});
