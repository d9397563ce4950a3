import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { CallId } from '../../../contract/index.ts';
import type { Scope, Tx } from '../../../server/db/client.ts';
import { rawQuery, rawScript } from '../../../server/db/rawQuery.ts';
import { enterScope } from '../../../server/db/scope.ts';
import { cases } from '../matrix/cases.ts';
import { type MatrixServer, openMatrixServer } from '../matrix/matrixServer.ts';
import { callOf } from '../matrix/row.ts';
import type { CallInput, Client } from '../setup/client.ts';

// For every list of the contract and every table that its statements read: the next page shows a change of the table.

const isPage = (id: string): boolean => {
  const { response } = callOf(id);
  return response instanceof z.ZodObject && 'next_cursor' in response.shape;
};
/** Each list once, with a caller who may read it. */
const lists = [
  ...new Map(
    cases
      .filter(({ id, expected, company }) => isPage(id) && expected === 200 && company === 'nord')
      .map((one) => [one.id, one]),
  ).values(),
];

let matrix: MatrixServer;
beforeAll(async () => {
  matrix = await openMatrixServer();
  const { db, testData } = matrix.testServer;
  const { nord, sued } = testData.companies;
  const { background, logo, banner, plate, room } = matrix.targetOf('nord');
  const look = `background_id = ${background}, logo_id = ${logo}, banner_id = ${banner}, licence_plate_id = ${plate}, room_id = ${room}`;
  await db.systemScript(`
    update companies set background_type = 'background', ${look} where id = ${nord};
    update cars set ${look} where company_id = ${nord};
    update companies set background_type = 'room', room_id = ${matrix.targetOf('sued').room} where id = ${sued};
    insert into presets (id, name) overriding system value select max(id) + 1, 'Andere Ansichten' from presets;
    insert into company_angles (company_id, preset_item_id, selected) select ${nord}, id, 1 from preset_items;
    insert into notifications (text) values ('Gelesen');
    insert into special_offers (title, active) values ('Gelesen', true);
    insert into notification_reads (notification_id, user_id, company_id)
      select (select max(id) from notifications), id, company_id from users where company_id is not null;
    insert into special_offer_reads (offer_id, user_id, company_id)
      select (select max(id) from special_offers), id, company_id from users where company_id is not null;
    insert into tokens (company_id, name, used, last_used_at, car_id)
      select id, '', 1, now(), coalesce((select min(id) from cars where company_id = companies.id), (select min(id) from cars)) from companies;
    insert into ledger_entries (company_id, type, amount, user_id)
      select company_id, 'credits_added', 1, id from users where company_id is not null`);
});
afterAll(() => matrix.testServer.close());

interface Statement {
  scope: Scope;
  text: string;
  values: unknown[];
}

/** Returns the statements that a call reads its page with. */
const statementsOf = async (ask: () => Promise<unknown>): Promise<Statement[]> => {
  const { db } = matrix.testServer;
  const spy = vi.spyOn(db, 'readAs');
  await ask();
  const statements = spy.mock.calls.map(([scope, text, values]) => ({ scope, text, values }));
  spy.mockRestore();
  return statements;
};

const ask = async (tx: Tx, { scope, text, values }: Statement, prefix = '') => {
  await rawScript(tx, enterScope(scope));
  const { rows } = await rawQuery(tx, prefix + text, values);
  await rawScript(tx, 'reset role');
  return rows;
};

const namedIn = (plan: unknown): string[] => {
  if (typeof plan !== 'object' || plan === null) return [];
  const { 'Relation Name': table, ...rest } = plan as Record<string, unknown>;
  return [...(table ? [String(table)] : []), ...Object.values(rest).flatMap(namedIn)];
};

/** Returns the tables that the statements read, from the planner. */
const tablesOf = async (statements: Statement[]): Promise<string[]> => {
  const plans = await matrix.testServer.db.asSystem(async (tx) => {
    const found: unknown[] = [];
    for (const statement of statements)
      found.push(...(await ask(tx, statement, 'explain (format json) ')));
    return found;
  });
  return [...new Set(plans.flatMap(namedIn))];
};

/** SQL that changes a table, and SQL that restores it from the copy `kept`; added rows stay. */
interface Change {
  readonly apply: string;
  readonly undo: string;
}

const OTHER_VALUES: Record<string, string[]> = {
  text: ["# || 'x'"],
  boolean: ['not #'],
  integer: ['# + 1', '1 - #'],
  smallint: ['1 - #', '# + 1'],
  'timestamp with time zone': ["# + interval '1 day'"],
};

/** Returns the changes to try on a table: another value in one column of all rows, every row twice, and, if no rows of other tables refer to them, no rows. */
const changesOf = async (table: string): Promise<Change[]> => {
  const { rows } = (await matrix.testServer.db.systemQuery(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )) as { rows: { name: string; type: string }[] };
  const columns = rows.filter(({ name }) => name !== 'id');
  const keep = `create table kept as select * from ${table}`;
  const values = columns.flatMap(({ name, type }) =>
    [
      ...(OTHER_VALUES[type] ?? []).map((value) => value.replaceAll('#', name)),
      'null',
      `coalesce((select max(${name}) from kept where ${name} <> ${table}.${name}), ${name})`,
    ].map((value) => ({
      apply: `${keep}; update ${table} set ${name} = ${value}`,
      undo: `update ${table} set ${name} = kept.${name} from kept where kept.id = ${table}.id`,
    })),
  );
  const names = columns.map(({ name }) => name).join(', ');
  const more = {
    apply: `${keep}; insert into ${table} (${names}) select ${names} from ${table} on conflict do nothing`,
    undo: 'select 1',
  };
  const none = {
    apply: `${keep}; delete from ${table}`,
    undo: `insert into ${table} (id, ${names}) overriding system value select id, ${names} from kept`,
  };
  const { rows: named } = await matrix.testServer.db.systemQuery(
    `select from pg_constraint where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );
  return [...values, more, ...(named.length > 0 ? [] : [none])];
};

class Tried extends Error {
  readonly answers: string;
  constructor(answers: unknown) {
    super('rolled back');
    // Without the rows' cursors, which pages do not show.
    this.answers = JSON.stringify(answers, (name, value) =>
      name === 'place_key' ? undefined : value,
    );
  }
}

/** Returns the statements' answers after a change, which is rolled back; undefined if the database refuses it. */
const answersAfter = async (
  statements: Statement[],
  change: string,
): Promise<string | undefined> => {
  try {
    return await matrix.testServer.db.asSystem(async (tx) => {
      await rawScript(tx, change);
      const answers: unknown[] = [];
      for (const statement of statements) answers.push(await ask(tx, statement));
      throw new Tried(answers);
    });
  } catch (error) {
    return error instanceof Tried ? error.answers : undefined;
  }
};

/** Yields the table's changes that the statements' answers show; none if the data of these tests does not suffice. */
async function* visibleChanges(statements: Statement[], table: string): AsyncGenerator<Change> {
  const before = await answersAfter(statements, 'select 1');
  for (const change of await changesOf(table)) {
    const after = await answersAfter(statements, change.apply);
    if (after !== undefined && after !== before) yield change;
  }
}

/** Tables that a list reads without being able to show it: its rows belong to no company, or a preset cannot be deleted while companies use it. */
const NEVER_SHOWN: Partial<Record<CallId, readonly string[]>> = {
  'adminPhotoManagers.list': ['companies'],
  'adminRooms.list': ['companies', 'cars'],
  'adminRoomComponents.list': ['companies', 'presets'],
  'companyRoomComponents.list': ['presets'],
  'adminCompanyRoomComponents.list': ['presets'],
};

test('there are lists', () => expect(lists.length).toBeGreaterThan(30));

describe('the next page shows a change of each table that is read by', () => {
  test.each(lists)('$id', async ({ id, row, caller, company }) => {
    const { testServer, clientOf, targetOf } = matrix;
    const client: Client = await clientOf(caller);
    const callInput: CallInput = await row.callInput(targetOf(company), testServer);
    const read = async () => (await client.call(callOf(id), callInput)).text;
    const statements = await statementsOf(read);
    const isShown = async ({ apply, undo }: Change) => {
      const before = await read();
      await testServer.db.systemScript(apply);
      const after = await read();
      await testServer.db.systemScript(`${undo}; drop table kept`);
      return after !== before;
    };
    /** Returns whether a page shows a change of the table. Tries several: rows without an order may differ only in that. */
    const canShow = async (table: string) => {
      for await (const change of visibleChanges(statements, table))
        if (await isShown(change)) return true;
      return false;
    };
    const hidden: string[] = [];
    for (const table of await tablesOf(statements)) if (!(await canShow(table))) hidden.push(table);
    expect(hidden.sort(), 'show no change').toEqual([...(NEVER_SHOWN[id as CallId] ?? [])].sort());
  });
});
