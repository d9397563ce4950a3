import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { PASSWORD_LENGTH } from '../../../contract/accounts/session.ts';
import type { Config } from '../../config.ts';

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

/** Refuses a new password shorter than the configured minimum (the contract has the lower bound). */
export const assertLength = (config: Pick<Config, 'passwordMin'>, password: string): void => {
  const minimum = Math.max(config.passwordMin, PASSWORD_LENGTH.min);
  if (password.length < minimum)
    throw invalidField('password', { code: 'too_short', params: { minimum } });
};
