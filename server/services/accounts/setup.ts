import { hashPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { SetupState } from '../../../contract/accounts/session.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { setupLinks, users } from '../../db/schema/index.ts';
import { assertLength } from '../shared/passwordLength.ts';
import { createOperator } from './operators.ts';

const LINK_HOURS = 24;

/** The state without an operator: a new link's token, or when another server created one. */
export type SetupOffer = { readonly token: string } | { readonly offeredAt: Date };

/**
 * Creates the link for the first operator, unless a valid one exists; of servers that start at the same time one gets it. Null once there
 * is an operator.
 */
export const offerSetup = ({ db }: Pick<Context, 'db'>): Promise<SetupOffer | null> =>
  db.asSystem(async (tx) => {
    const link = await lockLink(tx);
    if (await hasOperator(tx)) return null;
    if (link.isOpen && link.created_at) return { offeredAt: link.created_at };
    const token = newToken();
    await tx.update(setupLinks).set({
      token_hash: hashToken(token),
      created_at: sql`now()`,
      expires_at: sql`now() + make_interval(hours => ${LINK_HOURS})`,
    });
    return { token };
  });

/** Returns whether the link can be used, and if not, why. */
export const setupState = ({ db }: Pick<Context, 'db'>, token: string): Promise<SetupState> =>
  db.asSystem((tx) => stateOf(tx, token));

export interface FirstOperator {
  token: string;
  name: string;
  email: string;
  password: string;
}

const REFUSALS = {
  unknown: 'setup_link_invalid',
  expired: 'setup_link_expired',
  used: 'setup_done',
} as const;

/** Creates the first operator. Returns its id. Throws 422 for an invalid link, a short password and an address in use. */
export const setUp = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  { token, password, ...person }: FirstOperator,
): Promise<number> =>
  db.asSystem(async (tx) => {
    const state = await stateOf(tx, token);
    if (state !== 'open') throw new Refusal(422, REFUSALS[state]);
    assertLength(config, password);
    return createOperator(tx, { ...person, password_hash: await hashPassword(password) });
  });

/** Reads and locks the link, so that it cannot be used twice at the same time. */
const stateOf = async (tx: Tx, token: string): Promise<SetupState> => {
  const link = await lockLink(tx);
  if (await hasOperator(tx)) return 'used';
  if (link.token_hash !== hashToken(token)) return 'unknown';
  return link.isOpen ? 'open' : 'expired';
};

const lockLink = async (tx: Tx) => {
  const { token_hash, created_at, expires_at } = setupLinks;
  const isOpen = sql<boolean>`coalesce(${expires_at} > now(), false)`;
  const [link] = await tx.select({ token_hash, created_at, isOpen }).from(setupLinks).for('update');
  if (!link) throw new Error('the row of the setup link is gone');
  return link;
};

const hasOperator = async (tx: Tx): Promise<boolean> => {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return found.length > 0;
};
