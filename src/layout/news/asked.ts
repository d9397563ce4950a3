import { isSessionOver } from '../../authProvider/account.ts';

/** How long after an answer the next question follows, in milliseconds (specification, chapters 4 and 9). */
const PAUSE = 5000;

/**
 * How news are asked for, again and again until the session is over. React-query asks at once, not while the tab is hidden or the machine
 * offline, and at once when the user comes back.
 */
export const ASKED_AGAIN = {
  retry: false,
  staleTime: 0,
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    isSessionOver(state.error) ? false : PAUSE,
} as const;

/** One page holds all that is shown unasked (specification, chapter 9). */
export const FIRST_PAGE = { page: 1, per_page: 100 };
