import type { Call } from '@turntable/declare/contract/call.ts';
import { holds } from '@turntable/declare/contract/condition.ts';
import { isTypedIn, type ManyOutcome } from '@turntable/declare/contract/rest/calls.ts';
import {
  isOfCompany,
  manyOf,
  type RestDeclaration,
} from '@turntable/declare/contract/rest/declaration.ts';
import { expect } from 'vitest';
import { picture } from '../../setup/pictures.ts';
import { type CompanyName, TEST_USERS, type TestUserName } from '../../setup/testData.ts';
import type { TestServer } from '../../setup/testServer.ts';
import { DECLARED, DECLARED_CALLS, sampleOf } from '../declared.ts';
import type { Row, Success } from '../row.ts';
import { OWNER } from '../target.ts';

// A row for each call of a resource without calls of its own, from its declaration.

const VISIBLE: Partial<Record<TestUserName, CompanyName[]>> = {
  operator: ['nord', 'west', 'sued'],
  chief: ['nord', 'west'],
  employee: ['nord'],
};
/** The verbs of calls that have another name. */
const VERBS: Readonly<Record<string, string>> = { save: 'edit', remove: 'delete' };
const SHOWING = ['list', 'export', 'show', 'edit'];

const tableOf = ({ resource }: RestDeclaration): string => resource.replaceAll('-', '_');

/** Returns the stored record; undefined once it is deleted. */
const recordNow = async (declared: RestDeclaration, { testServer }: Success, id: number) =>
  (await testServer.db.systemQuery(`select * from ${tableOf(declared)} where id = $1`, [id]))
    .rows[0];

/** Returns the status for a caller who reaches the record's company: names of users stand for their ids. */
const statusOf =
  (declared: RestDeclaration, verbs: readonly string[]) =>
  (caller: TestUserName, company: CompanyName): number => {
    const user = { id: caller, role: TEST_USERS[caller].role };
    const initial = Object.entries(declared.fields).map(([name, field]) => [
      name,
      field.kind === 'flag' ? (field.initial ?? 0) : (field.initial ?? null),
    ]);
    const record = { ...Object.fromEntries(initial), created_by: OWNER[company] };
    const holding = (wanted: readonly string[]) =>
      (declared.access[user.role] ?? []).some((right) =>
        typeof right === 'string'
          ? wanted.includes(right)
          : [right.to].flat().some((verb) => wanted.includes(verb)) &&
            holds(right.where, record, user),
      );
    if (holding(verbs)) return 200;
    return holding(SHOWING) ? 403 : 404;
  };

/** Returns the name of the field whose picture is uploaded. */
const uploadField = (fields: RestDeclaration['fields']): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'image')?.[0] ?? '';

const rowsOf = (declared: RestDeclaration): Record<string, Row> => {
  const { resource, fields, actions = {} } = declared;
  const hasCompany = isOfCompany(declared);
  const names = namesOf(declared);
  const params = (target: { records: Readonly<Record<string, number>> }) => ({
    params: { id: target.records[resource] ?? 0 },
  });
  const idOf = ({ target }: Success): number => target.records[resource] ?? 0;
  const rows: Record<string, Row> = {
    list: {
      names: 'nothing',
      callInput: () => ({ query: { range: '[0,999]' } }),
      proves: async ({ testServer, person, answer }) => {
        const companies = VISIBLE[person]?.map((name) => testServer.testData.companies[name]);
        const { rows: inReach } = await testServer.db.systemQuery(
          `select id from ${tableOf(declared)} ${hasCompany ? 'where company_id = any($1)' : ''} order by id`,
          hasCompany ? [companies] : [],
        );
        const shown = (answer.ok as { id: number }[]).map(({ id }) => id);
        const reachable = inReach.map(({ id }) => Number(id));
        expect(shown.filter((id) => !reachable.includes(id))).toEqual([]);
        if (statusOf(declared, ['list'])(person, 'nord') === 200) expect(shown).toEqual(reachable);
      },
    },
    one: {
      names,
      callInput: params,
      refuses: statusOf(declared, SHOWING),
      proves: (success) => expect(success.answer.ok).toMatchObject({ id: idOf(success) }),
    },
    create: {
      names: 'nothing',
      ...(hasCompany && { withoutCompany: 422 }),
      callInput: (_, testServer) => ({
        body: { ...sampleOf(fields, isTypedIn), ...ofNord(declared, testServer) },
      }),
      proves: async (success) => {
        const { id } = success.answer.ok as { id: number };
        expect(await recordNow(declared, success, id)).toMatchObject({
          ...ofNord(declared, success.testServer),
          version: 1,
        });
      },
    },
    save: {
      names,
      callInput: (target) => ({
        ...params(target),
        body: sampleOf(
          fields,
          (field) => isTypedIn(field) && !field.onlyNew && field.required === true,
        ),
      }),
      refuses: statusOf(declared, ['edit']),
      proves: async (success) => {
        const sent = success.sent.body as Record<string, unknown>;
        const now = await recordNow(declared, success, idOf(success));
        expect(now).toMatchObject({ version: 2 });
        expect(success.answer.ok).toMatchObject(sent);
      },
    },
    remove: {
      names,
      callInput: params,
      refuses: statusOf(declared, ['delete']),
      proves: async (success) =>
        expect(await recordNow(declared, success, idOf(success))).toBeUndefined(),
    },
    upload: {
      names: 'nothing',
      callInput: async () => ({
        fields: { field: uploadField(fields) },
        files: { file: { name: 'schaden.jpg', bytes: await picture() } },
      }),
      proves: async ({ testServer, answer }) => {
        const { url } = answer.ok as { url: string };
        const shown = await fetch(new URL(url, testServer.baseUrl));
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      },
    },
  };
  for (const [name, { input = {}, body = {} }] of Object.entries(actions))
    rows[name] = {
      names,
      callInput: (target) => ({ ...params(target), body: sampleOf(input) }),
      refuses: statusOf(declared, [name]),
      proves: async (success) => {
        expect(await recordNow(declared, success, idOf(success))).toMatchObject({
          ...body,
          version: 2,
        });
      },
    };
  for (const name of ['save', 'remove', ...Object.keys(actions)])
    if (rows[name]) rows[manyOf(name)] = manyRowOf(declared, name, rows[name]);
  return rows;
};

const namesOf = ({ belongsTo }: RestDeclaration): Row['names'] => belongsTo ?? 'vehicle';

const ofNord = (declared: RestDeclaration, { testData }: TestServer) =>
  isOfCompany(declared) ? { company_id: testData.companies.nord } : {};

/** Returns the row of the same change by the call for several records, which tells what became of each. */
const manyRowOf = (declared: RestDeclaration, name: string, { callInput }: Row): Row => ({
  names: namesOf(declared),
  lists: true,
  callInput: async (target, testServer) => {
    const { body } = await callInput(target, testServer);
    const filter = JSON.stringify({ id: [target.records[declared.resource]] });
    return { query: { filter }, ...(body !== undefined && { body }) };
  },
  proves: async (success) => {
    const { person, company, reached, target, answer } = success;
    const id = target.records[declared.resource] ?? 0;
    const status = reached ? statusOf(declared, [VERBS[name] ?? name])(person, company) : 404;
    const { done, failed } = answer.ok as ManyOutcome;
    expect([done, failed.map((one) => [one.id, one.status])]).toEqual(
      status === 200 ? [[id], []] : [[], [[id, status]]],
    );
    const now = await recordNow(declared, success, id);
    if (status === 200 && name === 'remove') expect(now).toBeUndefined();
    else expect(now).toMatchObject({ version: status === 200 ? 2 : 1 });
  },
});

/** Records that another server keeps belong to no company: the role alone decides. */
const sourceRowsOf = (declared: RestDeclaration): Record<string, Row> => {
  const { resource, fields } = declared;
  const id = 'of-matrix';
  const sample = () => sampleOf(fields, (field) => field.required === true);
  const read = async ({ testServer }: Success) =>
    (await testServer.as('chief')).call(DECLARED_CALLS[`${resource}.one`] as Call, {
      params: { id },
    });
  const prepares = async (testServer: TestServer) =>
    (await testServer.as('chief')).must(DECLARED_CALLS[`${resource}.create`] as Call, {
      body: { id, ...sample(), beside: 'the declaration' },
    });
  const change: Row = {
    names: 'nothing',
    prepares,
    callInput: () => ({ params: { id }, body: sample() }),
    proves: async (success) =>
      expect((await read(success)).ok).toMatchObject(success.sent.body as object),
  };
  return {
    list: {
      names: 'nothing',
      prepares,
      callInput: () => ({}),
      proves: ({ answer }) => expect(answer.ok).toContainEqual(expect.objectContaining({ id })),
    },
    one: {
      names: 'nothing',
      prepares,
      callInput: () => ({ params: { id } }),
      proves: ({ answer }) => expect(answer.ok).toMatchObject({ beside: 'the declaration' }),
    },
    create: {
      names: 'nothing',
      callInput: () => ({ body: { id, ...sample() } }),
      proves: async (success) => expect((await read(success)).ok).toEqual(success.sent.body),
    },
    save: change,
    change,
    remove: {
      names: 'nothing',
      prepares,
      callInput: () => ({ params: { id } }),
      proves: async (success) => expect((await read(success)).status).toBe(404),
    },
  };
};

export const declaredRows: Readonly<Record<string, Row>> = Object.fromEntries(
  DECLARED.flatMap((declared) =>
    Object.entries(declared.source ? sourceRowsOf(declared) : rowsOf(declared)).map(
      ([name, row]) => [`${declared.resource}.${name}`, row],
    ),
  ).filter(([id]) => String(id) in DECLARED_CALLS),
);
