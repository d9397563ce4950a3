import { and, count, eq } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/call.ts';
import type { rest } from '../../../contract/rest/calls.ts';
import type { RestRecord, RestVerb } from '../../../contract/rest/rest.ts';
import type { Tx } from '../../db/client.ts';
import { companies, restRecords } from '../../db/schema/index.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { invalidField, notFound, Refusal } from '../shared/refusal.ts';
import { acceptPicture } from '../uploads/acceptPicture.ts';
import type { ReceivedFile } from '../uploads/receivedFile.ts';
import { conditionsOf, orderOf } from './inner/conditions.ts';
import { keysIn, REST_FILE, withAddresses, withKeys } from './inner/files.ts';
import { assertRight } from './inner/grants.ts';

/** Records of one resource that a company may have. */
const RECORDS = 10_000;
const RECORD_BYTES = 32 * 1024;
const PICTURE_WIDTH = 1600;
/** Without a range: all that one answer may hold. */
const DEFAULT_RANGE: readonly [number, number] = [0, 999];
const DEFAULT_SORT = ['id', 'ASC'] as const;

type Context = ServiceContext;
type Stored = typeof restRecords.$inferSelect;
type Fields = Record<string, unknown>;

/** Some records, where they stand among all that were meant, and how many those are. */
export interface RestPage {
  readonly records: RestRecord[];
  readonly first: number;
  readonly total: number;
}

/**
 * Records of resources whose calls are not declared. Every method throws 404 for a resource or a record that the caller may not know
 * of, and 403 for a right that their role does not have.
 */
export const createRestService = (context: Context) => {
  const { config, db, signing } = context;
  const view = (record: Stored): RestRecord => viewOf(context, record);
  const assertAllowed = (principal: Principal, name: string, ...verbs: RestVerb[]) =>
    assertRight(config.restResources, name, principal.role, ...verbs);

  return {
    list: async (
      principal: Principal,
      name: string,
      { sort, range, filter }: QueryOf<typeof rest.list>,
    ): Promise<RestPage> => {
      assertAllowed(principal, name, 'list');
      const [first, last] = range ?? DEFAULT_RANGE;
      const where = conditionsOf(name, filter);
      return db.as(scopeOf(principal), async (tx) => {
        const [counted] = await tx.select({ total: count() }).from(restRecords).where(where);
        const records = await tx
          .select()
          .from(restRecords)
          .where(where)
          .orderBy(orderOf(sort ?? DEFAULT_SORT))
          .limit(last - first + 1)
          .offset(first);
        return { records: records.map(view), first, total: counted?.total ?? 0 };
      });
    },

    one: async (principal: Principal, name: string, id: number): Promise<RestRecord> => {
      assertAllowed(principal, name, 'show', 'edit');
      return db.as(scopeOf(principal), async (tx) => view(found(await chosen(tx, name, id))));
    },

    /** Throws 422 for fields that cannot be kept, and when the company has as many records as it may. */
    create: async (principal: Principal, name: string, sent: Fields): Promise<RestRecord> => {
      assertAllowed(principal, name, 'create');
      const { own, company_id } = split(sent);
      const data = checkedSize(withKeys(signing, own));
      return db.as(scopeOf(principal), async (tx) => {
        const company = await companyFor(tx, principal, company_id);
        await assertRoom(tx, company, name);
        const values = { company_id: company, resource: name, data, files: keysIn(data) };
        const [record] = await tx.insert(restRecords).values(values).returning();
        if (!record) throw new Error('an insert returned no row');
        return view(record);
      });
    },

    /** Saves what is sent. Throws 409 when `version` is not the present one any more, 422 as `create`. */
    save: async (
      principal: Principal,
      name: string,
      id: number,
      sent: Fields,
    ): Promise<RestRecord> => {
      assertAllowed(principal, name, 'edit');
      const { own, version, ...kept } = split(sent);
      return db.as(scopeOf(principal), async (tx) => {
        const before = await lock(tx, name, id);
        if (version !== undefined && version !== before.version)
          throw new Refusal(409, 'changed_meanwhile');
        for (const column of ['id', 'company_id'] as const)
          if (kept[column] !== undefined && kept[column] !== before[column])
            throw invalidField(column, 'invalid_value');
        const data = checkedSize({ ...before.data, ...withKeys(signing, own, before.files) });
        const files = keysIn(data);
        const change = { data, files, version: before.version + 1, updated_at: new Date() };
        const [record] = await tx
          .update(restRecords)
          .set(change)
          .where(eq(restRecords.id, id))
          .returning();
        if (!record) throw new Error(`record ${id} is gone although it is locked`);
        await removeFiles(context, tx, before.files);
        return view(record);
      });
    },

    /** Deletes a record, and its pictures with it. Answers what it was. */
    remove: async (principal: Principal, name: string, id: number): Promise<RestRecord> => {
      assertAllowed(principal, name, 'delete');
      return db.as(scopeOf(principal), async (tx) => {
        const before = await lock(tx, name, id);
        await tx.delete(restRecords).where(eq(restRecords.id, id));
        await removeFiles(context, tx, before.files);
        return view(before);
      });
    },

    /** Keeps a picture for an hour, or as long as a record names it. Answers its address. Throws 422 at `file`. */
    upload: async (principal: Principal, name: string, file: ReceivedFile): Promise<string> => {
      assertAllowed(principal, name, 'create', 'edit');
      return signing.urlOf(
        await acceptPicture(context, file, {
          kind: REST_FILE,
          field: 'file',
          width: PICTURE_WIDTH,
        }),
      );
    },
  };
};

const viewOf = (
  { signing }: Context,
  { data, files: _, resource: __, created_at, updated_at, ...kept }: Stored,
): RestRecord => ({
  ...withAddresses(signing, data),
  ...kept,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const chosen = (tx: Tx, name: string, id: number) =>
  tx
    .select()
    .from(restRecords)
    .where(and(eq(restRecords.id, id), eq(restRecords.resource, name)));

const found = ([record]: readonly Stored[]): Stored => {
  if (!record) throw notFound();
  return record;
};

const lock = async (tx: Tx, name: string, id: number): Promise<Stored> =>
  found(await chosen(tx, name, id).for('update'));

/** The record's own fields, and apart from them what the server keeps: react-admin sends whole records. */
const split = ({ id, company_id, version, created_at: _, updated_at: __, ...own }: Fields) => ({
  own,
  id,
  company_id,
  version,
});

const checkedSize = (data: Fields): Fields => {
  if (Buffer.byteLength(JSON.stringify(data)) > RECORD_BYTES) throw new Refusal(413, 'too_large');
  return data;
};

/** The company that a new record belongs to: the caller's own unless they name another one in reach; the operator has none. */
const companyFor = async (tx: Tx, principal: Principal, named: unknown): Promise<number> => {
  if (named === undefined || named === null) {
    if (principal.companyId === null) throw invalidField('company_id', 'required');
    return companyOf(principal);
  }
  if (!Number.isSafeInteger(named)) throw invalidField('company_id', 'invalid_value');
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, named as number)); // checked above
  if (!company) throw invalidField('company_id', 'invalid_value');
  return company.id;
};

const assertRoom = async (tx: Tx, company: number, name: string): Promise<void> => {
  const ofCompany = and(eq(restRecords.company_id, company), eq(restRecords.resource, name));
  const [counted] = await tx.select({ records: count() }).from(restRecords).where(ofCompany);
  if ((counted?.records ?? 0) >= RECORDS)
    throw new Refusal(422, 'too_many_items', { params: { maximum: RECORDS } });
};
