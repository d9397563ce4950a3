import { hashToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, lt, lte, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Database, Tx } from '../../db/client.ts';
import {
  passkeyChallenges,
  signInAddresses,
  signInAttempts,
  users,
} from '../../db/schema/index.ts';
import { addressGroup } from './inner/addressGroup.ts';

/** After `free` failures there is a wait, which doubles with each further failure. */
interface Limit {
  readonly free: number;
  readonly firstSeconds: number;
  readonly mostSeconds: number;
}

/** Limits of one account from one address; of an account from all addresses; of an address, which an office may share (docs/decisions/accounts.md). */
const PAIR: Limit = { free: 10, firstSeconds: 60, mostSeconds: 3600 };
const ACCOUNT: Limit = { free: 20, firstSeconds: 5, mostSeconds: 900 };
const ADDRESS: Limit = { free: 50, firstSeconds: 60, mostSeconds: 900 };
/** Number of passwords compared during a wait, for an address that has signed in before. */
const COMPARED_WHEN_KNOWN = 50;
/** Failures count until a day has passed without another one. */
const FORGOTTEN_AFTER_SECONDS = 24 * 3600;
/** An address is known for this long after the last sign-in from it. */
const KNOWN_DAYS = 90;

/** Returns the subject of the limit of one account from one address. Subjects are digests, so that no user input is stored. */
const ofPair = (account: string, address: string) =>
  hashToken(`pair ${addressGroup(address)} ${account}`);
const ofAccount = (account: string) => hashToken(`account ${account}`);
const ofAddress = (address: string) => hashToken(`address ${addressGroup(address)}`);
const ofSession = (userId: number) => hashToken(`session ${userId}`);

export const tooManyFailures = (wait: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(wait));
  return new Refusal(429, 'too_many_sign_ins', { params: { seconds }, retryAfterSeconds: seconds });
};

/** An attempt whose password may be compared. */
export interface CountedAttempt {
  /** Seconds to wait unless the password is correct; 0: none. */
  wait: number;
  /** Whether it counts against the address and the account too; an address that has signed in before only has its own failures against it. */
  isStrange: boolean;
}

/**
 * Counts an attempt before its password is compared, so that parallel guesses are counted too. Throws 429 where it may not be compared. From
 * an address that has signed in to the account before, the correct password passes during a wait; a wrong one gets the seconds left.
 */
export const countAttempt = async (
  db: Database,
  account: string,
  address: string,
): Promise<CountedAttempt> => {
  const { wait, refused, isStrange } = await db.asSystem(async (tx) => {
    if (await isKnown(tx, account, address)) {
      return {
        ...(await take(tx, ofPair(account, address), PAIR, COMPARED_WHEN_KNOWN)),
        isStrange: false,
      };
    }
    // Always in this order, to prevent deadlocks. The address first: an address that has to wait adds no rows.
    const subjects: [string, Limit][] = [
      [ofAddress(address), ADDRESS],
      [ofPair(account, address), PAIR],
      [ofAccount(account), ACCOUNT],
    ];
    for (const [subject, limit] of subjects) {
      const taken = await take(tx, subject, limit);
      if (taken.refused) return { ...taken, isStrange: true };
    }
    return { wait: 0, refused: false, isStrange: true };
  });
  if (refused) throw tooManyFailures(wait);
  return { wait, isStrange };
};

/** Uncounts a successful attempt, if it was counted, and records its address as known. */
export const countSuccess = async (
  tx: Tx,
  { id, email }: { id: number; email: string },
  address: string,
  attempt: CountedAttempt | undefined,
): Promise<void> => {
  // In the order of countAttempt.
  if (attempt?.isStrange) await uncountAttempt(tx, ofAddress(address));
  await forget(tx, ofPair(email, address));
  if (attempt?.isStrange) await uncountAttempt(tx, ofAccount(email));
  await remember(tx, id, address);
};

/**
 * Counts an attempt at the present password within a session, before the password is compared. Throws 429 during a wait even for the
 * right password: a stolen session may come from a known address.
 */
export const countSessionAttempt = async (db: Database, userId: number): Promise<void> => {
  const { wait, refused } = await db.asSystem((tx) => take(tx, ofSession(userId), PAIR));
  if (refused) throw tooManyFailures(wait);
};

/** Uncounts an attempt of countSessionAttempt. */
export const countSessionSuccess = async (db: Database, userId: number): Promise<void> => {
  await db.asSystem((tx) => forget(tx, ofSession(userId)));
};

/** Clears the failures of an account whose owner has opened a link in an e-mail, and records the address as known. */
export const clearAccountFailures = async (
  tx: Tx,
  { id, email }: { id: number; email: string },
  address: string,
): Promise<void> => {
  // In the order of countAttempt.
  for (const subject of [ofPair(email, address), ofAccount(email), ofSession(id)])
    await forget(tx, subject);
  await remember(tx, id, address);
};

/** Deletes expired counts and challenges. */
export const clearSignInTraces = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx
      .delete(signInAttempts)
      .where(
        and(
          lt(
            signInAttempts.last_at,
            sql`now() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})`,
          ),
          lte(signInAttempts.wait_until, sql`now()`),
        ),
      );
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`));
    await tx
      .delete(signInAddresses)
      .where(lt(signInAddresses.last_at, sql`now() - make_interval(days => ${KNOWN_DAYS})`));
  });

const forget = (tx: Tx, subject: string) =>
  tx.delete(signInAttempts).where(eq(signInAttempts.subject_hash, subject));

const uncountAttempt = (tx: Tx, subject: string) =>
  tx
    .update(signInAttempts)
    .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)`, wait_until: sql`now()` })
    .where(eq(signInAttempts.subject_hash, subject));

const isKnown = async (tx: Tx, account: string, address: string): Promise<boolean> => {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(signInAddresses, eq(signInAddresses.user_id, users.id))
    .where(
      and(
        eq(users.email, account),
        eq(signInAddresses.address_hash, hashToken(addressGroup(address))),
      ),
    );
  return found.length > 0;
};

const remember = async (tx: Tx, userId: number, address: string): Promise<void> => {
  await tx
    .insert(signInAddresses)
    .values({ user_id: userId, address_hash: hashToken(addressGroup(address)) })
    .onConflictDoUpdate({
      target: [signInAddresses.user_id, signInAddresses.address_hash],
      set: { last_at: sql`now()` },
    });
};

/**
 * Counts an attempt of a subject, unless it has to wait and has failed `comparedWhileWaiting` times. Returns the seconds to wait and
 * whether this attempt is refused.
 */
const take = async (
  tx: Tx,
  subject_hash: string,
  { free, firstSeconds, mostSeconds }: Limit,
  comparedWhileWaiting = 0,
): Promise<{ wait: number; refused: boolean }> => {
  await tx.insert(signInAttempts).values({ subject_hash }).onConflictDoNothing();
  const own = eq(signInAttempts.subject_hash, subject_hash);
  const [kept = { failures: 0, idle: 0, wait: 0 }] = await tx
    .select({
      failures: signInAttempts.failures,
      idle: sql<number>`extract(epoch from now() - ${signInAttempts.last_at})::float8`,
      wait: sql<number>`extract(epoch from ${signInAttempts.wait_until} - now())::float8`,
    })
    .from(signInAttempts)
    .where(own)
    .for('update');
  // Below the limit there is no wait: `wait_until` is only the time of another attempt, which may have begun later.
  const wait = kept.failures < free ? 0 : Math.max(0, kept.wait);
  if (wait > 0 && kept.failures >= comparedWhileWaiting) return { wait, refused: true };
  const failures = (kept.idle > FORGOTTEN_AFTER_SECONDS ? 0 : kept.failures) + 1;
  const pause = failures < free ? 0 : Math.min(firstSeconds * 2 ** (failures - free), mostSeconds);
  await tx
    .update(signInAttempts)
    .set({
      failures,
      last_at: sql`now()`,
      wait_until: sql`now() + make_interval(secs => ${pause})`,
    })
    .where(own);
  return { wait, refused: false };
};
