import { AttemptLimit } from '@turntable/declare/server/accounts/attemptLimit.ts';
import { and, eq, lt, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { RequestOptions, SignedChallenge } from '../../../contract/accounts/passkey.ts';
import type { SignedIn } from '../../../contract/accounts/session.ts';
import type { Context } from '../../context.ts';
import { passkeys, users } from '../../db/schema/index.ts';
import {
  CHALLENGE_MS,
  makeChallenge,
  siteOf,
  takeChallenge,
  webAuthn,
} from './inner/passkeyChallenges.ts';
import type { Device, SessionService } from './sessions.ts';
import { countAttempt, tooManyFailures } from './signInLimit.ts';

/** Creates the service that signs users in with a passkey: the browser offers the user's own, so no address is typed. */
export const createPasskeySignIn = (
  { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>,
  sessions: SessionService,
) => {
  /** Every opened sign-in page takes one. */
  const perAddress = new AttemptLimit(100, 1);

  /** Verifies the signature, and records the use. Returns false for any fault, which only the log names. */
  const isSigned = async (
    passkey: typeof passkeys.$inferSelect,
    signed: SignedChallenge,
    expectedChallenge: string,
  ): Promise<boolean> => {
    const { id, credential_id, public_key, counter, user_id } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge,
      ...siteOf(config),
      credential: { id: credential_id, publicKey: Buffer.from(public_key, 'base64url'), counter },
      requireUserVerification: true,
    }).catch((error: Error) => {
      log.info({ userId: user_id, reason: error.message }, 'a passkey was refused');
      return undefined;
    });
    const owner = Buffer.from(signed.response.userHandle ?? '', 'base64url').toString();
    if (!result?.verified || owner !== String(user_id)) return false;
    const { newCounter } = result.authenticationInfo;
    // compared again: of two uses at the same time with the same count, one is a copy's
    const isNext = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter);
    const used = await db.asSystem((tx) =>
      tx
        .update(passkeys)
        .set({ counter: newCounter, used_at: sql`now()` })
        .where(and(eq(passkeys.id, id), isNext))
        .returning({ id: passkeys.id }),
    );
    return used.length > 0;
  };

  return {
    /** Returns a new challenge. Throws 429 for an address that has fetched too many. */
    options: async (address: string): Promise<RequestOptions> => {
      perAddress.takeOrRefuse(address);
      return {
        challenge: await makeChallenge(db, null),
        rpId: siteOf(config).expectedRPID,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      };
    },

    /**
     * Signs a user in. Throws 401 for an unknown passkey, a wrong signature, and blocked users and companies alike; 422 for a challenge that is not
     * open; 429 after too many failures, which count like wrong passwords.
     */
    signIn: async (signed: SignedChallenge, device: Device): Promise<SignedIn> => {
      const challenge = await takeChallenge(db, signed.response.clientDataJSON, null);
      const [found] = await db.asSystem((tx) =>
        tx
          .select({ passkey: passkeys, email: users.email })
          .from(passkeys)
          .innerJoin(users, eq(users.id, passkeys.user_id))
          .where(eq(passkeys.credential_id, signed.id)),
      );
      const attempt = await countAttempt(db, found?.email ?? signed.id, device.address);
      const isOwner = found !== undefined && (await isSigned(found.passkey, signed, challenge));
      const signedIn = isOwner && (await sessions.signIn(found.passkey.user_id, device, attempt));
      if (signedIn) return signedIn;
      throw attempt.wait > 0 ? tooManyFailures(attempt.wait) : new Refusal(401, 'unknown_passkey');
    },
  };
};
