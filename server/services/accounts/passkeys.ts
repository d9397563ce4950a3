import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq } from '@turntable/declare/server/db/drizzle.ts';
import { notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import { PRODUCT_NAME } from '../../../brand.ts';
import type {
  CreatedPasskey,
  CreationOptions,
  PasskeyView,
} from '../../../contract/accounts/passkey.ts';
import type { Context } from '../../context.ts';
import { passkeys, users } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import {
  CHALLENGE_MS,
  makeChallenge,
  siteOf,
  takeChallenge,
  webAuthn,
} from './inner/passkeyChallenges.ts';
import { assertPresentPassword } from './inner/presentPassword.ts';
import { browserOf, systemOf } from './inner/userAgent.ts';

// No request's role can touch passkeys, so the owner's transaction is used and every condition is spelled out.

const NAMELESS = 'Passkey';

/** Ed25519, ES256 and RS256, as WebAuthn recommends: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

type Parts = Pick<Context, 'config' | 'db'>;

/** Returns the user's passkeys, the oldest first. */
export const listPasskeys = async (
  { db }: Parts,
  { userId }: Principal,
): Promise<PasskeyView[]> => {
  const rows = await db.asSystem((tx) =>
    tx.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id)),
  );
  return rows.map(viewPasskey);
};

/** Returns what the browser needs to create a passkey. Throws 422 without the present password, 429 after too many wrong ones. */
export const passkeyCreation = async (
  { config, db }: Parts,
  { userId }: Principal,
  password: string,
): Promise<CreationOptions> => {
  const { user, known } = await db.asSystem(async (tx) => {
    const { id, name, email, password_hash } = users;
    const [user] = await tx
      .select({ id, name, email, password_hash })
      .from(users)
      .where(eq(id, userId));
    const known = await tx
      .select({ id: passkeys.credential_id })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId));
    return { user, known };
  });
  if (!user) throw notFound();
  await assertPresentPassword(db, user, password);
  return {
    challenge: await makeChallenge(db, userId),
    rp: { id: siteOf(config).expectedRPID, name: PRODUCT_NAME },
    user: {
      id: Buffer.from(String(user.id)).toString('base64url'),
      name: user.email,
      displayName: user.name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    // an authenticator that has one of them refuses to create another
    excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
};

/** Stores a passkey that the browser has created, named after browser and system. Throws 422 for one that does not answer an open challenge of this user. */
export const addPasskey = async (
  { config, db, log }: Parts & Pick<Context, 'log'>,
  principal: Principal,
  created: CreatedPasskey,
  userAgent: string,
): Promise<PasskeyView> => {
  const { userId: user_id, companyId } = principal;
  const expectedChallenge = await takeChallenge(db, created.response.clientDataJSON, user_id);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo }: Partial<VerifiedRegistrationResponse> =
    await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge,
      ...siteOf(config),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch((error: Error) => {
      log.info({ userId: user_id, reason: error.message }, 'a passkey was refused');
      return {};
    });
  if (!registrationInfo) throw new Refusal(422, 'passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  const name = [browserOf(userAgent), systemOf(userAgent)].filter(Boolean).join(', ') || NAMELESS;
  const [added] = await db.asSystem(async (tx) => {
    const rows = await tx
      .insert(passkeys)
      .values({
        user_id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
      })
      .onConflictDoNothing()
      .returning();
    for (const { id: passkey } of rows)
      await recordAction(tx, principal, companyId, 'passkey added', { passkey });
    return rows;
  });
  if (!added) throw new Refusal(422, 'passkey_refused'); // it is stored already, for this user or another one
  return viewPasskey(added);
};

/** Renames one of the user's passkeys. Throws 404 for one that is not theirs. */
export const renamePasskey = async (
  { db }: Parts,
  principal: Principal,
  id: number,
  name: string,
): Promise<PasskeyView> => {
  const [renamed] = await db.asSystem((tx) =>
    tx.update(passkeys).set({ name }).where(ownPasskey(principal, id)).returning(),
  );
  if (!renamed) throw notFound();
  return viewPasskey(renamed);
};

/** Deletes one of the user's passkeys. Sessions that began with it go on. Throws 404 for one that is not theirs. */
export const removePasskey = ({ db }: Parts, principal: Principal, id: number): Promise<void> =>
  db.asSystem(async (tx) => {
    const removed = await tx.delete(passkeys).where(ownPasskey(principal, id)).returning();
    if (removed.length === 0) throw notFound();
    await recordAction(tx, principal, principal.companyId, 'passkey removed', { passkey: id });
  });

const ownPasskey = ({ userId }: Principal, id: number) =>
  and(eq(passkeys.user_id, userId), eq(passkeys.id, id));

const viewPasskey = ({
  id,
  name,
  created_at,
  used_at,
}: typeof passkeys.$inferSelect): PasskeyView => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});
