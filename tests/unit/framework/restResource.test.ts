import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../src/api/callLimits.ts';
import { queryOf, sortsOf } from '../../../src/api/callQueries.ts';
import { checkResources } from '../../../src/checks/checkResources.ts';
import { flag, richText, text } from '../../../src/framework/define/field.ts';
import { RESOURCES } from '../../../src/resources/index.ts';
import { SAME_IN_BOTH_LANGUAGES } from '../../../src/resources/sameInBothLanguages.ts';
import { defineRestResource } from '../../../src/rest/restResource.ts';
import { inspections } from '../../e2e/inspections/inspections.resource.ts';

const callOf = (role: 'chief' | 'employee', name: string) => {
  const call = inspections.api[role]?.[name];
  if (!call) throw new Error(`${role} has no call ${name}`);
  return call;
};

describe('a resource without calls of its own', () => {
  it('takes one file of at most 85 lines', () => {
    const source = readFileSync(
      new URL('../../e2e/inspections/inspections.resource.ts', import.meta.url),
      'utf8',
    );
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(85);
  });

  it('fits in among the product’s resources', () => {
    const surroundings = { contract: {}, otherCalls: {}, alike: SAME_IN_BOTH_LANGUAGES };
    const problems = checkResources([...RESOURCES, inspections], surroundings);
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
    ]);
    expect(Object.keys(inspections.api.employee ?? {})).toEqual(['list', 'one']);
    expect(inspections.api.admin).toBeUndefined();
  });

  it('is filtered and sorted by what it declares, and searched where it says what for', () => {
    expect(queryOf(callOf('chief', 'list'))).toEqual(
      expect.arrayContaining(['result', 'company_id', 'date_gte', 'date_lte', 'q']),
    );
    expect(queryOf(callOf('chief', 'list'))).not.toContain('note');
    expect(sortsOf(callOf('chief', 'list'))).toEqual(
      expect.arrayContaining(['vin', 'date', 'created_at']),
    );
  });

  it('takes of each field what its kind can hold', () => {
    expect(limitsOf(callOf('chief', 'create'))).toMatchObject({
      vin: { required: true, maxLength: 255, oneLine: true },
      result: { required: true, options: ['passed', 'minor', 'failed'] },
      note: { maxLength: 10_000, nullable: true },
      picture: { nullable: true },
    });
  });

  it('saves by its actions, for users who are granted one', () => {
    expect(inspections.actions?.approve).toMatchObject({
      call: 'save',
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
    expect(Object.keys(tasks.api.employee ?? {})).toEqual(['list', 'one', 'save']);
  });

  it('cannot hold rich text: nobody would make it harmless', () => {
    const declare = () =>
      defineRestResource('tasks', {
        path: 'tasks',
        label: { en: ['Task', 'Tasks'], de: ['Aufgabe', 'Aufgaben'] },
        icon: 'check',
        access: {},
        fields: { body: richText({ en: 'Text', de: 'Text' }) },
        name: 'body',
      });
    expect(declare).toThrow(/needs a resource with calls of its own/);
  });
});
