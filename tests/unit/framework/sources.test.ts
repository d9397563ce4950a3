import { queryOf, sortsOf } from '@turntable/declare/api/callQueries.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import type { RestSource } from '@turntable/declare/contract/rest/declaration.ts';
import { email, image, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { jsonServer, simpleRest } from '@turntable/declare/rest/sources.ts';
import { describe, expect, it } from 'vitest';
import { restTables } from '../../../server/db/restTables.ts';
import { restResources, sourceResources } from '../../../server/restResources.ts';
import { checkResources } from '../../../src/checks/checkResources.ts';
import { RESOURCES } from '../../../src/resources/index.ts';
import { SAME_IN_BOTH_LANGUAGES } from '../../../src/resources/sameInBothLanguages.ts';
import { contacts } from '../../api/rest/contacts.resource.ts';
import { parts } from '../../api/rest/parts.resource.ts';

const label = { en: 'Guest', de: 'Gast' };
const spec = {
  path: 'guests',
  label: { en: ['Guest', 'Guests', 'New guest'], de: ['Gast', 'Gäste', 'Neuer Gast'] },
  icon: 'people',
  access: { chief: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: { name: text(label), mail: email({ en: 'E-mail', de: 'E-Mail' }) },
  list: { columns: ['name', 'mail'], filters: ['mail'], sort: ['name', 'ASC'], search: label },
} as const;
const crm = 'https://crm.example/api';

const check = (declared: Parameters<typeof checkResources>[0][number]) =>
  checkResources([declared], { contract: {}, otherCalls: {}, sameInBoth: SAME_IN_BOTH_LANGUAGES });
const problemsOf = (source: RestSource) =>
  check(defineRestResource('guests', { ...spec, source, form: [], create: ['name'] }));

describe('a resource whose records another server keeps', () => {
  it('passes the checks together with the product’s resources', () => {
    const inputs = {
      contract: {},
      otherCalls: {},
      sameInBoth: [...SAME_IN_BOTH_LANGUAGES, 'VW', 'BMW'],
    };
    const problems = checkResources([...RESOURCES, contacts, parts], inputs);
    expect(problems.filter((problem) => /contacts|parts/.test(problem))).toEqual([]);
  });

  it('has no table and no hooks, and is not one that our server stores', async () => {
    const all = [contacts, parts];
    expect([...restTables(all).keys()]).toEqual([]);
    expect(await restResources(all)).toEqual([]);
    expect(await sourceResources(all)).toEqual(all);
  });

  it('has calls at sources/<name> for the rights of each role', () => {
    const paths = Object.values(contacts.api.chief ?? {}).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(paths).toEqual([
      'GET sources/contacts',
      'GET sources/contacts/:id',
      'POST sources/contacts',
      'PUT sources/contacts/:id',
      'DELETE sources/contacts/:id',
    ]);
    expect(Object.keys(contacts.api.employee ?? {})).toEqual(['list', 'one']);
    expect(restCalls(contacts)).toMatchObject({
      save: { path: 'sources/contacts/:id', roles: ['chief'] },
      change: { method: 'PATCH', roles: ['chief'] },
    });
  });

  it('does not offer what the source cannot do', () => {
    const can = { search: false, filter: false, sort: false, create: false, edit: false } as const;
    const guests = defineRestResource('guests', { ...spec, source: jsonServer(crm, { can }) });
    const { list, ...others } = guests.api.chief ?? {};
    expect(list && queryOf(list)).toEqual(['page', 'per_page', 'sort', 'order']);
    expect(list && sortsOf(list)).toEqual([]);
    expect(Object.keys(others)).toEqual(['one', 'remove']);
    expect(guests.access).toEqual({ chief: ['list', 'show', 'delete'] });
    expect(guests.fields.name?.sort).toBe(false);
    expect(Object.keys(restCalls(guests))).toEqual(['list', 'one', 'remove']);
  });
});

describe('a mistake in a source is reported in words', () => {
  it.each([
    ['crm.example/api', 'the address must be like https://crm.example/api'],
    ['ftp://crm.example', 'the address must be like'],
    ['https://user:secret@crm.example', 'the address must be like'],
    ['https://crm.example/?key=secret', 'the address must be like'],
  ])('for the address %s', (url, problem) => {
    const problems = problemsOf(simpleRest(url));
    expect(problems).toEqual([expect.stringContaining(`guests: source: ${problem}`)]);
    expect(problems.join()).not.toContain('secret');
  });

  it.each([
    [{ path: '../other' }, 'the path must be like "contacts"'],
    [{ path: '/people' }, 'the path must be like "contacts"'],
    [
      { auth: 'Bearer very-secret' },
      'auth must be the name of an environment variable such as CRM_TOKEN',
    ],
    [{ auth: 'CRM_TOKEN', header: 'Cookie' }, '"Cookie" cannot be the header of a credential'],
    [{ header: 'X-Api-Key' }, 'the header has no credential; set auth'],
    [{ can: { sort: ['colour'] } }, 'can names "colour", but there is no such field'],
  ] as const)('for %o', (options, problem) => {
    const problems = problemsOf(simpleRest(crm, options));
    expect(problems).toContainEqual(expect.stringContaining(`guests: source: ${problem}`));
    expect(problems.join()).not.toContain('very-secret');
  });

  it('for a filter or a search that the source cannot do', () => {
    expect(problemsOf(jsonServer(crm, { can: { search: false, filter: false } }))).toEqual([
      'guests: no list call can be filtered by "mail"',
      'guests: has a search, but no list call takes "q"',
    ]);
  });

  it('for rules that only our own server could enforce', () => {
    const guests = defineRestResource('guests', {
      ...spec,
      source: simpleRest(crm),
      belongsTo: 'platform',
      access: {
        chief: ['list', { to: ['show', 'edit'], where: { mail: '' }, why: label }, 'greet'],
      },
      fields: {
        name: text(label, { unique: true, computed: () => 'x' }),
        mail: email({ en: 'E-mail', de: 'E-Mail' }, { readers: ['chief'] }),
        face: image({ en: 'Face', de: 'Gesicht' }),
        shown: image({ en: 'Picture', de: 'Bild' }, { readOnly: true }),
      },
      actions: { greet: { label: { en: 'Greet', de: 'Grüßen' }, done: { en: 'Hi', de: 'Hallo' } } },
    });
    expect(check(guests)).toEqual([
      'guests: "belongsTo" is for records on our own server: those of a source belong to no company',
      'guests: the right to show, edit cannot depend on the record: our server does not know the records of its source',
      'guests: action greet: a source has no actions; they need records on our own server',
      'guests: field name: "unique" cannot be enforced for records of a source; remove it',
      'guests: field name: "computed" cannot be enforced for records of a source; remove it',
      'guests: field mail: "readers" cannot be enforced for records of a source; remove it',
      'guests: field face: pictures cannot be sent to a source; make it readOnly',
    ]);
  });

  it('when the server starts, too', async () => {
    const guests = defineRestResource('guests', { ...spec, source: simpleRest('crm') });
    await expect(sourceResources([guests])).rejects.toThrow('guests: source: the address');
  });
});
