import { hashOfUnknown, hashPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { and, asc, eq } from '@turntable/declare/server/db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { takenAddress } from '../staff/staffRows.ts';
import { makePasswordLink, replacePassword } from './inner/passwordLinks.ts';

// Management of operators from the console (scripts/operator.ts).

const LINK_MINUTES = 24 * 60;

interface NewOperator {
  name: string;
  email: string;
  password_hash: string;
}

/** Adds an operator. Returns the id. Throws 422 at `email` for an address that is in use. */
export const createOperator = async (tx: Tx, operator: NewOperator): Promise<number> => {
  const [created] = await takenAddress('email', () =>
    tx
      .insert(users)
      .values({ ...operator, role: 'admin' })
      .returning({ id: users.id }),
  );
  if (!created) throw new Error('an insert returned no row');
  return created.id;
};

/** Returns the language of e-mails to the operator: that of the first one. */
export const languageOfOperator = async (tx: Tx): Promise<Locale> => {
  const [first] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .limit(1);
  return first?.locale ?? 'en';
};

/** Returns every operator, in the order of their addresses. */
export const listOperators = ({ db }: Pick<Context, 'db'>) =>
  db.asSystem((tx) =>
    tx
      .select({
        email: users.email,
        name: users.name,
        is_active: users.is_active,
        last_visit: users.last_visit,
      })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(asc(users.email)),
  );

/** Adds an operator with this password; without one, returns a link to set it, valid once for a day. */
export const addOperator = async (
  context: Pick<Context, 'db' | 'config'>,
  person: { name: string; email: string },
  password: string | undefined,
): Promise<string | undefined> => {
  const password_hash = await (password === undefined ? hashOfUnknown() : hashPassword(password));
  return context.db.asSystem(async (tx) => {
    const id = await createOperator(tx, { ...person, password_hash });
    return password === undefined ? makePasswordLink(context, tx, id, LINK_MINUTES) : undefined;
  });
};

/** Finds an operator by address; undefined where there is none. */
export const findOperator = async (
  { db }: Pick<Context, 'db'>,
  email: string,
): Promise<number | undefined> => {
  const [found] = await db.asSystem((tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.role, 'admin'))),
  );
  return found?.id;
};

/** Sets an operator's password and ends every session; without one, returns a link that does so, valid once for a day. */
export const resetOperator = async (
  context: Pick<Context, 'db' | 'config'>,
  id: number,
  password: string | undefined,
): Promise<string | undefined> => {
  if (password === undefined)
    return context.db.asSystem((tx) => makePasswordLink(context, tx, id, LINK_MINUTES));
  const passwordHash = await hashPassword(password);
  await context.db.asSystem((tx) => replacePassword(tx, id, passwordHash));
  return undefined;
};
