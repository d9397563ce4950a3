import { isUniqueViolation } from '@turntable/declare/server/databaseErrors.ts';
import { and, eq, ne } from '@turntable/declare/server/db/drizzle.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { CompanyUser } from '../../../contract/staff/staff.ts';
import type { Tx } from '../../db/client.ts';
import { companies, users } from '../../db/schema/index.ts';
import type { UserRecord } from '../companies/companyRows.ts';

/** A user with the company's fields in responses. */
export type StaffWithCompany = UserRecord & { company_tokens: number };

/** Reads a member of a company's staff or a photo manager of the operator's. Throws 404 for one that is not there or out of scope, and for operators. */
export const findStaff = async (tx: Tx, id: number): Promise<StaffWithCompany> => {
  const [found] = await tx
    .select({ user: users, company_tokens: companies.tokens })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(ofStaff(id));
  if (!found) throw notFound();
  return { ...found.user, company_tokens: found.company_tokens ?? 0 };
};

/** Reads and locks a user of staff; throws as `findStaff`. Take this lock before the company's (companyRows.ts). */
export const lockStaff = async (tx: Tx, id: number): Promise<UserRecord> => {
  const [user] = await tx.select().from(users).where(ofStaff(id)).for('no key update');
  if (!user) throw notFound();
  return user;
};

const ofStaff = (id: number) => and(eq(users.id, id), ne(users.role, 'admin'));

/** Returns a member of staff as answers show them. */
export const staffView = (signing: Signing, user: StaffWithCompany): CompanyUser => ({
  id: user.id,
  company_id: user.company_id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  avatar: user.avatar_key && signing.urlOf(user.avatar_key),
  credits: user.credits,
  token_limit: user.token_limit,
  effective_token_limit: user.token_limit ?? user.company_tokens,
  tokens_spent: user.tokens_spent,
  is_active: user.is_active,
  status: user.is_active === 1 ? 'active' : 'blocked',
  last_visit: user.last_visit?.toISOString() ?? null,
  created_at: user.created_at.toISOString(),
  version: user.version,
});

/** Runs a write of a user's address. Throws 422 at `field` when another user has it. */
export const takenAddress = async <T>(field: string, write: () => PromiseLike<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField(field, 'email_taken');
    throw error;
  }
};
