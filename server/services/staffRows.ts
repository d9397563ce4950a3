import { and, eq, isNotNull } from 'drizzle-orm';
import type { CompanyUser } from '../../contract/entities/staff.ts';
import type { Tx } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import type { Signing } from '../storage/signing.ts';
import type { UserRecord } from './companyRows.ts';
import { isUniqueViolation } from './databaseErrors.ts';
import { invalidField, notFound } from './refusal.ts';

/** A person who belongs to a company. */
export type StaffRecord = UserRecord & { company_id: number };

/** Reads a member of a company's staff. Throws 404 for one that is not there or out of scope, and for the operator's own people. */
export const findStaff = async (tx: Tx, id: number): Promise<StaffRecord> => asStaff(await tx.select().from(users).where(ofStaff(id)));

/** The same, with the person's lock. Taken before the company's (companyRows.ts). */
export const lockStaff = async (tx: Tx, id: number): Promise<StaffRecord> =>
  asStaff(await tx.select().from(users).where(ofStaff(id)).for('no key update'));

const ofStaff = (id: number) => and(eq(users.id, id), isNotNull(users.company_id));

const asStaff = ([user]: UserRecord[]): StaffRecord => {
  if (!user || user.company_id === null) throw notFound();
  return { ...user, company_id: user.company_id };
};

/** A member of staff as answers show him. */
export const staffView = (signing: Signing, user: StaffRecord): CompanyUser => ({
  id: user.id,
  company_id: user.company_id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  avatar: user.avatar_key && signing.urlOf(user.avatar_key),
  credits: user.credits,
  token_limit: user.token_limit,
  tokens_spent: user.tokens_spent,
  is_active: user.is_active,
  status: user.is_active === 1 ? 'active' : 'blocked',
  last_visit: user.last_visit?.toISOString() ?? null,
  created_at: user.created_at.toISOString(),
  version: user.version,
});

/** Does what writes a person's address. Throws 422 at `field` when somebody else uses it. */
export const takenAddress = async <T>(field: string, write: () => PromiseLike<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField(field, 'email_taken');
    throw error;
  }
};
