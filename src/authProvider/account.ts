import { ApiError } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { keepUser } from '@turntable/declare/api/session.ts';
import type { ResponseOf } from '@turntable/declare/contract/call.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';

type SessionAnswer = ResponseOf<typeof session.me>;

let confirmed: Promise<SessionAnswer> | undefined;
let latest: SessionAnswer | undefined;
const listeners = new Set<() => void>();

/** The last answer, and a subscription to the next one. */
export const accountStore = {
  latest: (): SessionAnswer | undefined => latest,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Requests the signed-in user, once per page load, and updates the stored user: roles and options may have changed.
 * A failure is not cached: the next caller requests again.
 */
export const accountOfSession = (): Promise<SessionAnswer> => {
  confirmed ??= request(session.me).then(
    (answer) => {
      const { account, role } = answer;
      keepUser({
        id: account.id,
        name: account.name,
        role,
        avatar: account.avatar,
        company_id: account.company?.id ?? null,
      });
      latest = answer;
      for (const listener of listeners) listener();
      return answer;
    },
    (error: unknown) => {
      confirmed = undefined;
      throw error;
    },
  );
  return confirmed;
};

/** Drops the cached answer, at sign-out and when the profile has been saved. */
export const forgetAccount = (): void => {
  confirmed = undefined;
};

/** Requests the signed-in user again and notifies the listeners. @throws ApiError */
export const renewAccount = (): Promise<SessionAnswer> => {
  forgetAccount();
  return accountOfSession();
};

/** Returns true if the server has definitely ended the session. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401;
