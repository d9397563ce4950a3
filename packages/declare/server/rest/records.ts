import { COUNTED } from '../../contract/page.ts';
import {
  isOfCompany,
  ownFields,
  type RestDeclaration,
  type RestFields,
} from '../../contract/rest/declaration.ts';
import { readCursor, refuseKeyOf, writeCursor } from '../cursor.ts';
import { constraintOf, isUniqueViolation } from '../databaseErrors.ts';
import { and, count, eq, inArray, type SQL, sql } from '../db/drizzle.ts';
import { columnOf, type RestTable, referenceTarget, type Surroundings } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { newKey } from '../files/keys.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import type { Signing } from '../files/signing.ts';
import type { UploadLimits } from '../http/formParts.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { assertVersion, type FieldProblem, invalidField, notFound, Refusal } from '../refusal.ts';
import { conditionsOf, orderOf } from './conditions.ts';
import type { RestResource } from './resources.ts';
import { assertMay, assertMayCreate, recordsFor, refuseHidden } from './rights.ts';
import {
  asStored,
  checked,
  computed,
  FILE_EXTENSION,
  initialValues,
  keysIn,
  ownValues,
  REST_FILE,
  recordOf,
  rowOf,
  type Values,
  viewOf,
} from './values.ts';

/** What the records of declared resources need of their server. */
export interface RecordsHost {
  readonly resources: readonly RestResource[];
  /** The tables that these resources refer to. */
  readonly surroundings: Surroundings;
  readonly signing: Signing;
  readonly uploads: UploadLimits;
  /** Returns the companies whose rows a user reaches. */
  companiesOf(principal: CurrentPrincipal): 'every' | readonly number[];
  /** Runs work in a transaction that reaches the rows of a user. */
  as<T>(principal: CurrentPrincipal, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Stores a picture, for an hour or as long as a record names it. Returns its key. Throws 422 at `file` for a file that is no picture. */
  storePicture(file: ReceivedFile): Promise<string>;
  /** Stores a file of any kind in the same way. */
  storeFile(key: string, file: ReceivedFile): Promise<void>;
  /** Deletes files after the commit, except those that a record names by then. */
  removeFiles(tx: Tx, keys: readonly string[]): Promise<void>;
}

/** Without a range: the most that one answer may hold. */
const DEFAULT_RANGE: readonly [number, number] = [0, 999];
const DEFAULT_SORT = ['id', 'ASC'] as const;

/** A list's query, checked by the contract. */
export interface RestQuery {
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly range?: readonly [number, number];
  readonly filter?: Values;
  readonly after?: string;
}

/** A range of records, and the total. */
export interface RestPage {
  readonly records: Values[];
  /** The position of the first one; unknown after a cursor. */
  readonly first: number | undefined;
  readonly total: number;
  /** Whether there are `total` records at least. */
  readonly isMinimum: boolean;
  /** The cursor of the records after these, if there are any. */
  readonly next: string | undefined;
}

/**
 * Creates the service for the records of a resource without calls of its own, by its declaration. The contract has checked what each field holds and
 * that the role has some right to the call; the service checks what needs the record, the database or the user. Every method throws 404 for a record
 * that no right shows to the caller, 403 with the declaration's reason where the right does not apply, and 422 at the invalid field.
 */
export const createRestService = (host: RecordsHost, { declared, table, hooks }: RestResource) => {
  const { signing } = host;
  const view = (principal: CurrentPrincipal, record: Values): Values =>
    viewOf(signing, declared, principal, record);

  /** Stores a change of a record: runs hooks, computes fields, checks references, updates files. Returns the stored record. */
  const store = async (
    tx: Tx,
    principal: CurrentPrincipal,
    verb: string,
    changes: Values,
    before?: Values,
  ): Promise<Values> => {
    const proposed = { ...before, ...changes };
    const added = await hooks.before?.({ verb, record: proposed, before, principal, tx });
    const record = {
      ...proposed,
      ...checked(declared, { ...added, ...computed(declared, { ...proposed, ...added }) }),
    };
    await assertReferences(tx, host, declared, principal, record, before);
    const stored = await written(declared, () =>
      before ? update(tx, table, before, record) : insert(tx, table, record),
    );
    if (before) await host.removeFiles(tx, keysIn(declared, before));
    await hooks.after?.({ verb, record: stored, before, principal, tx });
    return stored;
  };

  /** Returns the record, locked, if the caller has the right. */
  const lock = async (
    tx: Tx,
    principal: CurrentPrincipal,
    id: number,
    verb: string,
  ): Promise<Values> => {
    const record = found(await tx.select().from(table).where(eq(table.id, id)).for('update'));
    assertMay(declared, principal, verb, record);
    return record;
  };

  return {
    /**
     * Returns records of a list. `after` continues where a page ended: `range` then only says how many. Throws 422 at `after` for an invalid cursor.
     */
    list: async (
      principal: CurrentPrincipal,
      { sort = DEFAULT_SORT, range, filter, after }: RestQuery,
    ): Promise<RestPage> => {
      const [first, last] = range ?? DEFAULT_RANGE;
      const size = last - first + 1;
      const sorting = { sort: sort[0], order: sort[1] };
      const place = after === undefined ? undefined : readCursor(sorting, after);
      const where = and(
        ofCompanies(declared, table, host.companiesOf(principal)),
        recordsFor(declared, table, principal, ['list', 'export']),
        conditionsOf(declared, table, principal, filter),
      );
      const order = orderOf(declared, table, principal, sorting);
      return host.as(principal, async (tx) => {
        const some = tx
          .select({ one: sql`1`.as('one') })
          .from(table)
          .where(where)
          .limit(COUNTED + 1)
          .as('some');
        const counted = tx.select({ total: count() }).from(some);
        const found = await tx
          .select({ row: table, key: order.key, total: sql`(${counted})`.mapWith(Number) })
          .from(table)
          .where(and(where, place && order.after(place)))
          .orderBy(order.by)
          .limit(size + 1)
          .offset(place ? 0 : first)
          .catch(refuseKeyOf(place));
        const shown = found.slice(0, size);
        const end = found.length > size ? shown.at(-1) : undefined;
        const total = found[0]?.total ?? (await counted)[0]?.total ?? 0;
        const isPlaced = !place && found.length > 0;
        const reached = isPlaced ? first + found.length : 0; // with the one that says that there are more
        return {
          records: shown.map(({ row }) => view(principal, recordOf(row))),
          first: place ? undefined : first,
          total: Math.max(total, reached),
          isMinimum: total > COUNTED && !(isPlaced && !end), // at its end, the whole list has been seen
          next: end && writeCursor(sorting, { key: end.key, id: end.row.id }),
        };
      });
    },

    one: (principal: CurrentPrincipal, id: number): Promise<Values> =>
      host.as(principal, async (tx) => {
        const record = found(await tx.select().from(table).where(eq(table.id, id)));
        assertMay(declared, principal, 'show', record);
        return view(principal, record);
      }),

    create: (principal: CurrentPrincipal, { company_id, ...sent }: Values): Promise<Values> => {
      refuseHidden(declared, principal, Object.keys(sent));
      const values = asStored(signing, declared.fields, sent);
      return host.as(principal, async (tx) => {
        const record = {
          ...initialValues(declared),
          ...values,
          ...(isOfCompany(declared) && {
            company_id: await companyFor(tx, host.surroundings, principal, company_id),
          }),
          created_by: principal.userId,
        };
        assertMayCreate(declared, principal, record);
        return view(principal, await store(tx, principal, 'create', record));
      });
    },

    /** Saves the sent fields. Throws 409 when `version` is outdated. */
    save: (principal: CurrentPrincipal, id: number, sent: Values): Promise<Values> => {
      refuseHidden(declared, principal, Object.keys(sent));
      return host.as(principal, async (tx) => {
        const before = await lock(tx, principal, id, 'edit');
        assertVersion({ version: Number(before.version) }, sent.version as number | undefined);
        const changes = changesOf(
          declared,
          asStored(signing, declared.fields, sent, before),
          before,
        );
        return view(principal, await store(tx, principal, 'edit', changes, before));
      });
    },

    /** Runs a declared action: sets the declared values and the user's input. */
    act: (
      principal: CurrentPrincipal,
      id: number,
      action: string,
      asked: Values,
    ): Promise<Values> => {
      const { body, input = {} } = declared.actions?.[action] ?? {};
      return host.as(principal, async (tx) => {
        const before = await lock(tx, principal, id, action);
        const changes = { ...body, ...asStored(signing, input, asked, before) };
        return view(principal, await store(tx, principal, action, changes, before));
      });
    },

    /** Deletes a record with its pictures. Returns the deleted record. */
    remove: (principal: CurrentPrincipal, id: number): Promise<Values> =>
      host.as(principal, async (tx) => {
        const before = await lock(tx, principal, id, 'delete');
        const change = { verb: 'delete', record: before, before, principal, tx };
        await hooks.before?.(change);
        await tx.delete(table).where(eq(table.id, id));
        await host.removeFiles(tx, keysIn(declared, before));
        await hooks.after?.(change);
        return view(principal, before);
      }),

    /**
     * Stores a picture or a file for a field, for an hour, or as long as a record uses it. Returns its address; a file's ends with its name.
     * Throws 422 at `file`.
     */
    upload: async (name: string, file: ReceivedFile): Promise<string> => {
      if (declared.fields[name]?.kind !== 'file')
        return signing.urlOf(await host.storePicture(file));
      if (file.bytes === 0) throw invalidField('file', 'file_empty');
      const key = newKey(REST_FILE, FILE_EXTENSION);
      await host.storeFile(key, file);
      return `${signing.urlOf(key)}#${encodeURIComponent(file.name)}`;
    },
  };
};

/**
 * Returns the condition that records are a user's companies'. Row-level security says the same, but for several kinds of users at once: no index,
 * which begins with the company, is read for it.
 */
const ofCompanies = (
  declared: RestDeclaration,
  table: RestTable,
  companies: 'every' | readonly number[],
): SQL | undefined => {
  if (companies === 'every' || !isOfCompany(declared)) return undefined;
  const [only, ...others] = companies;
  const column = columnOf(table, 'company_id');
  return only !== undefined && others.length === 0
    ? eq(column, only)
    : inArray(column, [...companies]);
};

const found = ([row]: readonly Values[]): Values => {
  if (!row) throw notFound();
  return recordOf(row);
};

const insert = (tx: Tx, table: RestTable, record: Values): Promise<Values[]> =>
  tx
    .insert(table)
    .values(rowOf(table, record) as typeof table.$inferInsert) // the contract and the hooks have filled it
    .returning();

const update = (tx: Tx, table: RestTable, before: Values, record: Values): Promise<Values[]> =>
  tx
    .update(table)
    .set({
      ...rowOf(table, ownValues(record)),
      version: Number(before.version) + 1,
      updated_at: new Date(),
    })
    .where(eq(table.id, Number(before.id)))
    .returning();

/** Writes a row. Throws 422 at a field that must be unique. */
const written = async (
  { fields }: RestDeclaration,
  write: () => Promise<Values[]>,
): Promise<Values> => {
  try {
    return found(await write());
  } catch (error) {
    const constraint = isUniqueViolation(error) ? constraintOf(error) : undefined;
    const taken = ownFields(fields).find(([name]) => constraint?.endsWith(`_${name}_unique`));
    if (!taken) throw error;
    throw invalidField(taken[0], 'not_unique');
  }
};

/** Returns the changes of a save. Throws 422 for a changed value of a read-only field, or of one that is only set on creation. */
const changesOf = ({ fields }: RestDeclaration, sent: Values, before: Values): Values => {
  // other users may have saved since the record was read: compare `version`
  const changed = Object.entries(sent).filter(
    ([name, value]) => !['version', 'updated_at'].includes(name) && !isSame(value, before[name]),
  );
  const fixed = changed.filter(([name]) => !isChangeable(fields, name));
  if (fixed.length === 0) return Object.fromEntries(changed);
  throw new Refusal(422, 'invalid_input', {
    fields: Object.fromEntries(
      fixed.map(([name]): [string, FieldProblem[]] => [name, ['read_only']]),
    ),
  });
};

const isChangeable = (fields: RestFields, name: string): boolean => {
  const field = Object.fromEntries(ownFields(fields))[name];
  return field !== undefined && !field.readOnly && !field.onlyNew && !field.computed;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Throws 422 at a reference to a record that does not exist or that the caller does not see. Unchanged references are accepted. */
const assertReferences = async (
  tx: Tx,
  { resources, surroundings }: RecordsHost,
  { fields }: RestDeclaration,
  principal: CurrentPrincipal,
  record: Values,
  before: Values = {},
): Promise<void> => {
  const tables = new Map(resources.map(({ declared, table }) => [declared.resource, table]));
  for (const [name, { reference }] of ownFields(fields)) {
    const former = [before[name]].flat();
    const ids = [record[name]]
      .flat()
      .filter((id) => typeof id === 'number' && !former.includes(id));
    const target =
      reference === undefined ? undefined : referenceTarget(tables, surroundings, reference);
    if (!target || ids.length === 0) continue;
    const other = resources.find(({ declared }) => declared.resource === reference);
    const seen = other && recordsFor(other.declared, other.table, principal);
    const known = await tx
      .select({ id: target })
      .from(target.table)
      .where(and(inArray(target, ids), seen));
    if (known.length < new Set(ids).size) throw invalidField(name, 'no_such_record');
  }
};

/** Returns the company of a new record: the caller's own, or another one in scope that they name; the operator has none. */
const companyFor = async (
  tx: Tx,
  { companies }: Surroundings,
  principal: CurrentPrincipal,
  named: unknown,
): Promise<number> => {
  if (named === undefined || named === null) {
    if (principal.companyId === null) throw invalidField('company_id', 'required');
    return principal.companyId;
  }
  const [company] = await tx
    .select({ id: companies })
    .from(companies.table)
    .where(eq(companies, Number(named)));
  if (!company) throw invalidField('company_id', 'no_such_record');
  return Number(company.id);
};
