import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's second setting: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Returns the hash of a random password, for users who have not chosen one yet. */
export const hashOfUnknown = (): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64url'));

let hashOfNobody: Promise<string> | undefined;

/** Verifies a password. Without a hash it takes as long and returns false, so that timing does not reveal users. */
export const isPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  hashOfNobody ??= hashOfUnknown();
  await verify(await hashOfNobody, password);
  return false;
};
