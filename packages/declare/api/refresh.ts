import { refreshCall } from '../connection.ts';
import { apiErrorFrom, noResponse } from './apiError.ts';
import { isFresh, keepToken, type TokenAnswer, token } from './session.ts';
import { urlOf } from './url.ts';

/** How often the token's age is checked, in milliseconds (specification, chapters 4 and 9). */
const CHECK_EVERY = 10_000;
const LOCK = 'session-refresh';

let running: Promise<string> | undefined;

/** Runs in one tab at a time. Without locks in the browser (plain http) each tab runs alone. */
const oneTabAtATime = (work: () => Promise<string>): Promise<string> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

const replace = async (old: string): Promise<string> => {
  const current = token();
  if (current !== undefined && current !== old) return current; // another tab was faster
  const call = refreshCall();
  const response = await fetch(urlOf(call), {
    method: call.method,
    headers: { Authorization: `Bearer ${old}` },
  }).catch(() => {
    throw noResponse();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw apiErrorFrom(response.status, body);
  const answer = body as TokenAnswer; // the contract's answer to a refresh
  if (token() !== undefined) keepToken(answer); // the user has signed out: the new token is not kept
  return answer.access_token;
};

/**
 * Replaces an old or refused token. Parallel calls share one request, in this tab and across tabs.
 * @returns the new token. @throws ApiError: 401 when the session is over.
 */
export const refreshToken = (old: string): Promise<string> => {
  running ??= oneTabAtATime(() => replace(old)).finally(() => {
    running = undefined;
  });
  return running;
};

const refreshIfDue = async (): Promise<void> => {
  const old = token();
  if (old === undefined || isFresh()) return;
  try {
    await refreshToken(old);
  } catch {
    // The next check tries again, and the user sees the error of a refused call.
  }
};

/** Checks every 10 s whether the token is due. @returns a function that stops the checks */
export const keepSessionAlive = (): (() => void) => {
  const timer = window.setInterval(refreshIfDue, CHECK_EVERY);
  return () => window.clearInterval(timer);
};
