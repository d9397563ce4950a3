import { hashToken, newToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, eq, gt, isNull, sql } from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import { passkeyChallenges } from '../../../db/schema/index.ts';

/** Loads the WebAuthn library on its first use: it takes a third of a second and 26 MB, which most starts do not need. */
export const webAuthn = () => import('@simplewebauthn/server');

/** How long the browser may take; a waiting sign-in page gets a new challenge in time. */
export const CHALLENGE_MS = 5 * 60_000;

/** Returns the site that passkeys belong to: the product's public address. */
export const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** Creates a challenge for one use: by this user, or, with null, for signing in. */
export const makeChallenge = async (db: Database, userId: number | null): Promise<string> => {
  const challenge = newToken();
  await db.asSystem((tx) =>
    tx.insert(passkeyChallenges).values({
      challenge_hash: hashToken(challenge),
      user_id: userId,
      expires_at: sql`now() + make_interval(secs => ${CHALLENGE_MS / 1000})`,
    }),
  );
  return challenge;
};

/** Returns the challenge that the browser's answer names, and deletes it. Throws 422 for one that is unknown, used, expired or another user's. */
export const takeChallenge = async (
  db: Database,
  clientDataJSON: string,
  userId: number | null,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON);
  const { challenge_hash, user_id, expires_at } = passkeyChallenges;
  const taken = await db.asSystem((tx) =>
    tx
      .delete(passkeyChallenges)
      .where(
        and(
          eq(challenge_hash, hashToken(challenge)),
          userId === null ? isNull(user_id) : eq(user_id, userId),
          gt(expires_at, sql`now()`),
        ),
      )
      .returning({ challenge_hash }),
  );
  if (taken.length === 0) throw new Refusal(422, 'passkey_expired');
  return challenge;
};

/** Returns the challenge in the browser's answer, which may be anything: an empty one if it cannot be read. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).challenge);
  } catch {
    return '';
  }
};
