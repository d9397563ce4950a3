import { integer, reference, text } from '@turntable/declare/define/field.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { describe, expect, it } from 'vitest';
import { checkResources } from '../../../src/checks/checkResources.ts';
import { adminGarages, garages as ownGarages } from './types/calls.ts';

const done = { en: 'Closed', de: 'Geschlossen' };
const garages: Resource = {
  resource: 'garages',
  path: 'garages',
  label: {
    en: ['Garage', 'Garages', 'New garage'],
    de: ['Werkstatt', 'Werkstätten', 'Neue Werkstatt'],
  },
  icon: 'building',
  api: { admin: adminGarages, chief: ownGarages },
  access: { admin: ['list', 'show', 'create', 'edit', 'close'], chief: ['list', 'show'] },
  name: 'name',
  fields: {
    name: text({ en: 'Title', de: 'Name' }),
    size: text({ en: 'Size', de: 'Größe' }),
    lifts: integer({ en: 'Lifts', de: 'Hebebühnen' }, { readOnly: true }),
  },
  list: { columns: ['name', 'lifts?'], filters: ['size'], sort: ['name', 'ASC'] },
  create: ['name', 'size'],
  actions: { close: { call: 'close', label: done, done } },
  menu: { order: 1 },
};
const contract = { garages: ownGarages, adminGarages };

const check = (resources: Resource[], otherCalls: Record<string, string> = {}) =>
  checkResources(resources, { contract, otherCalls, sameInBoth: [] });
/** Returns the problems of the resource with a change. */
const problems = (change: Partial<Resource>) => check([{ ...garages, ...change }]);
/** Returns those problems without the ones of calls that nothing makes after the change. */
const ownProblems = (change: Partial<Resource>) =>
  problems(change).filter((problem) => problem.startsWith('garages: '));
const other = (change: Partial<Resource>): Resource => ({
  ...garages,
  resource: 'others',
  path: 'others',
  menu: { order: 2 },
  ...change,
});

describe('a declaration is checked', () => {
  it('and nothing is reported if nothing is wrong', () => {
    expect(problems({})).toEqual([]);
  });

  it('for names, addresses and places in the menu that are taken', () => {
    expect(check([garages, { ...garages, path: 'b', menu: { order: 2 } }])).toEqual([
      'two resources are called garages',
    ]);
    expect(check([garages, other({ path: 'garages' })])).toEqual([
      'two resources have the same path for admin: /garages',
      'two resources have the same path for chief: /garages',
    ]);
    expect(check([garages, other({ menu: { order: 1, roles: ['admin'] } })])).toEqual([
      'two resources have the same menu order for admin: 1',
    ]);
  });

  it('for fields that users do not have, in conditions', () => {
    const why = { en: 'Only your own.', de: 'Nur eigene.' };
    const where = { size: ['$user.id', '$user.idd'], name: { not: '$user.company' } };
    const access = { chief: [...(garages.access.chief ?? []), { to: 'edit', where, why }] };
    const said = 'but users only have $user.id, $user.company_id, $user.role';
    expect(ownProblems({ access: { ...garages.access, ...access } })).toEqual(
      expect.arrayContaining([
        `garages: a condition names $user.idd, ${said}`,
        `garages: a condition names $user.company, ${said}`,
      ]),
    );
    const actions = { close: { call: 'close', label: done, done, when: { name: '$user.x' }, why } };
    expect(ownProblems({ actions })).toEqual([`garages: a condition names $user.x, ${said}`]);
  });

  it('for fields that do not exist', () => {
    expect(ownProblems({ name: 'title' })).toEqual(['garages: name: there is no field "title"']);
    expect(
      ownProblems({ list: { columns: { admin: ['colour?'] }, sort: ['name', 'ASC'] } }),
    ).toEqual(['garages: columns: there is no field "colour"']);
    expect(ownProblems({ form: [{ key: 'a', tab: done, fields: ['colour'] }] })).toEqual([
      'garages: tab a: there is no field "colour"',
    ]);
  });

  it('for rules of fields that only resources without calls of their own have', () => {
    const fields = { ...garages.fields, size: text(done, { unique: true, maxLength: 5 }) };
    expect(ownProblems({ fields })).toEqual([
      'garages: field size: "unique" works only for resources without calls of their own; set it in the contract\'s schema',
      'garages: field size: "maxLength" works only for resources without calls of their own; set it in the contract\'s schema',
    ]);
    expect(ownProblems({ fields, rest: true })).toEqual([]);
    const declared = { ...garages.fields, name: text(done, { maxLength: 80 }) };
    expect(ownProblems({ fields: declared })).toEqual([]); // the contract has the same limit
  });

  it('for parameters that the list call does not know', () => {
    const list = { columns: ['name'], sort: ['name', 'ASC'] } as const;
    expect(ownProblems({ list: { ...list, filters: ['lifts'] } })).toEqual([
      'garages: no list call can be filtered by "lifts"',
    ]);
    expect(ownProblems({ always: { from_ftp: 1 } })).toEqual([
      'garages: no list call can be filtered by "from_ftp"',
    ]);
    expect(ownProblems({ list: { ...list, sort: ['lifts', 'ASC'] } })).toEqual([
      'garages: admin/garages cannot be sorted by "lifts"',
      'garages: garages cannot be sorted by "lifts"',
    ]);
    expect(
      ownProblems({
        api: { chief: ownGarages },
        access: { chief: ['list'] },
        actions: {},
        list: { ...list, search: done },
        create: [],
      }),
    ).toContain('garages: has a search, but no list call takes "q"');
    expect(
      ownProblems({ fields: { ...garages.fields, size: text(done, { sort: 'volume' }) } }),
    ).toEqual(['garages: field size: no list can be sorted by "volume"']);
  });

  it('for rights without a call, calls that refuse the role, and actions that no role may do', () => {
    expect(ownProblems({ access: { ...garages.access, chief: ['list', 'delete'] } })).toEqual([
      'garages: grants chief "delete", but has no call "remove" for this role',
    ]);
    expect(ownProblems({ access: { ...garages.access, chief: ['list', 'close'] } })).toEqual([
      'garages: grants chief "close", but has no call "close" for this role',
    ]);
    expect(ownProblems({ access: { ...garages.access, chief: ['open'] } })).toEqual([
      'garages: grants chief "open", but has no such action',
    ]);
    expect(ownProblems({ api: { ...garages.api, chief: adminGarages } })).toContain(
      'garages: grants chief "list", but admin/garages refuses this role',
    );
    expect(ownProblems({ access: { ...garages.access, admin: ['list', 'create'] } })).toEqual([
      'garages: grants no role its action "close"',
    ]);
    expect(ownProblems({ access: { admin: garages.access.admin ?? [] } })).toContain(
      'garages: has calls for chief, but no access rule',
    );
    expect(ownProblems({ access: { ...garages.access, employee: ['list'] } })).toEqual([
      'garages: grants employee rights, but has no calls for this role',
    ]);
  });

  it('for references to missing resources, or to ones that the role cannot list', () => {
    const pointing = (target: string): Partial<Resource> => ({
      fields: {
        ...garages.fields,
        lifts: reference({ en: 'Lifts', de: 'Bühnen' }, target, { readOnly: true }),
      },
    });
    expect(ownProblems(pointing('nowhere'))).toEqual([
      'garages: field lifts: there is no resource "nowhere"',
    ]);
    const forAdmin = other({
      api: { admin: adminGarages },
      access: { admin: ['list', 'create', 'close'] },
    });
    expect(check([{ ...garages, ...pointing('others') }, forAdmin])).toEqual([
      'garages: field lifts: chief has no list of others',
    ]);
    const filtered = (roles: Partial<Resource>): Partial<Resource> => ({
      ...roles,
      list: {
        columns: ['name'],
        sort: ['name', 'ASC'],
        filters: [{ name: 'size', label: { en: 'Size', de: 'Größe' }, reference: 'others' }],
      },
    });
    expect(check([{ ...garages, ...filtered({}) }, forAdmin])).toEqual([]);
    expect(ownProblems(filtered({}))).toEqual([
      'garages: filter size: there is no resource "others"',
    ]);
    const onlyChief = filtered({
      api: { chief: ownGarages },
      access: { chief: ['list', 'show'] },
      actions: {},
    });
    const { create, ...rest } = garages;
    expect(check([{ ...rest, ...onlyChief }, forAdmin])).toContain(
      'garages: filter size: chief has no list of others',
    );
  });

  it('for parts of a page behind a tab that does not exist', () => {
    const slot = async () => ({ default: () => null });
    const tab = { key: 'a', tab: done, fields: ['name'] } as const;
    expect(ownProblems({ form: [tab, { key: 'b', tab: done, slot, behind: 'a' }] })).toEqual([]);
    expect(ownProblems({ form: [tab, { key: 'b', tab: done, slot, behind: 'c' }] })).toEqual([
      'garages: tab b: there is no tab "c" that it can stand behind',
    ]);
    const actions = {
      close: { call: 'close', label: done, done, on: ['list'], screen: 'b' },
    } as const;
    expect(ownProblems({ actions })).toEqual([
      'garages: action close: no page that shows this list has a tab "b"',
    ]);
  });

  it('for tabs whose list lacks a parameter, or has one that no call takes', () => {
    const list = { ...adminGarages.list, path: 'admin/companies/:company/garages' };
    const inner = other({
      api: { admin: { ...adminGarages, list } },
      access: { admin: ['list', 'create', 'close'] },
    });
    const tab = (params: Record<string, string>) =>
      check([
        {
          ...garages,
          form: [{ key: 'inner', tab: done, list: 'others', params, roles: ['admin'] }],
        },
        { ...inner, menu: { order: 2, roles: [] } },
      ]);
    expect(tab({ company: 'id' })).toEqual([]);
    expect(tab({})).toEqual([
      'garages: tab inner: admin/companies/:company/garages needs "company"',
    ]);
    expect(tab({ company: 'id', year: 'colour' })).toEqual([
      'garages: tab inner: no call of others has a parameter "year"',
      'garages: tab inner: there is no field "colour"',
    ]);
    expect(check([garages, inner])).toEqual([
      'others: is in the menu of admin, but its list works only inside a record; set menu.roles',
    ]);
  });

  it('for forms with fields that no call takes, and forms that lack a required field', () => {
    expect(ownProblems({ create: ['name', 'size', 'lifts'] })).toEqual([]);
    expect(ownProblems({ create: ['name'] })).toEqual([
      'garages: admin/garages requires "size", but the form for a new record lacks it',
    ]);
    const colour = { colour: text({ en: 'Colour', de: 'Farbe' }) };
    expect(
      ownProblems({ fields: { ...garages.fields, ...colour }, create: ['name', 'size', 'colour'] }),
    ).toEqual([
      'garages: the form for a new record shows admin the field "colour", but no call takes it',
    ]);
    expect(
      ownProblems({ label: { en: ['Garage', 'Garages'], de: ['Werkstatt', 'Werkstätten'] } }),
    ).toEqual([
      'garages: has no title for the form of a new record: add a third noun to its label',
    ]);
  });

  it('for calls that nothing makes, and outdated lists of such calls', () => {
    expect(check([garages], { 'garages.list': 'the home page' })).toEqual([
      'garages.list is made by a declaration; remove it from otherCalls.ts',
    ]);
    expect(check([garages], { 'garages.paint': 'nothing' })).toEqual([
      'otherCalls.ts names garages.paint, but the contract has no such call; remove it',
    ]);
    const withoutClose = {
      ...garages,
      access: { ...garages.access, admin: ['list', 'show', 'create', 'edit'] },
      actions: {},
    };
    expect(check([withoutClose])).toEqual([
      'adminGarages.close is made by no declaration; name what makes it in otherCalls.ts',
    ]);
    expect(check([withoutClose], { 'adminGarages.close': 'the garage page' })).toEqual([]);
  });

  it('for labels that were not translated, and texts with the same key', () => {
    const same = { fields: { ...garages.fields, name: text({ en: 'Name', de: 'Name' }) } };
    expect(problems(same)).toEqual([
      'resources.garages.fields.name is "Name" in both languages; translate it or name it in sameInBothLanguages.ts',
    ]);
    expect(
      checkResources([{ ...garages, ...same }], { contract, otherCalls: {}, sameInBoth: ['Name'] }),
    ).toEqual([]);
    const double = { 'name.inner': text({ en: 'Inner', de: 'Innen' }) };
    expect(problems({ fields: { ...garages.fields, ...double } })).toEqual([
      '"resources.garages.fields.name.inner" cannot be below "name", which is a text',
    ]);
  });
});
