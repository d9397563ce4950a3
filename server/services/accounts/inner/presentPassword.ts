import { isPassword } from '@turntable/declare/server/accounts/passwords.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Database } from '../../../db/client.ts';
import { countSessionAttempt, countSessionSuccess } from '../signInLimit.ts';

/** Checks the present password of a signed-in user. Throws 422 at `current_password` for a wrong one, 429 after too many of them. */
export const assertPresentPassword = async (
  db: Database,
  user: { id: number; password_hash: string },
  password: string,
): Promise<void> => {
  await countSessionAttempt(db, user.id);
  if (!(await isPassword(password, user.password_hash)))
    throw invalidField('current_password', 'wrong_password');
  await countSessionSuccess(db, user.id);
};
