import { invalidField } from '@turntable/declare/server/refusal.ts';
import { PASSWORD_LENGTH } from '../../../contract/accounts/session.ts';
import type { Config } from '../../config.ts';

/** Refuses a new password shorter than the configured minimum (the contract has the lower bound). */
export const assertLength = (config: Pick<Config, 'passwordMin'>, password: string): void => {
  const minimum = Math.max(config.passwordMin, PASSWORD_LENGTH.min);
  if (password.length < minimum)
    throw invalidField('password', { code: 'too_short', params: { minimum } });
};
