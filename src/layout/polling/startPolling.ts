import { ApiError } from '../../api/apiError.ts';
import {
  beginsToAsk,
  type Polling,
  type PollingEvent,
  pollingAfter,
  pollingStart,
} from './polling.ts';

/** How long after an answer the next question follows, in milliseconds (specification, chapters 4 and 9). */
const PAUSE = 5000;

const isHere = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Asks at once, and again 5 s after each answer; not while the tab is hidden or the machine offline. A question that fails changes
 * nothing; only the session's end (401) ends the asking. @returns what ends it, and gives up the question under way
 */
export const startPolling = (ask: (signal: AbortSignal) => Promise<void>): (() => void) => {
  const gone = new AbortController();
  let state: Polling | undefined;
  let timer: number | undefined;

  const enter = (next: Polling) => {
    const before = state;
    state = next;
    if (next === before) return;
    window.clearTimeout(timer);
    if (next === 'waiting') timer = window.setTimeout(() => after('timeUp'), PAUSE);
    if (beginsToAsk(before, next)) {
      ask(gone.signal).then(
        () => after('answered'),
        (error: unknown) =>
          after(error instanceof ApiError && error.code === 401 ? 'ended' : 'answered'),
      );
    }
  };
  const after = (event: PollingEvent) => {
    if (state) enter(pollingAfter(state, event));
  };
  const look = () => after(isHere() ? 'returned' : 'left');

  enter(pollingStart(isHere()));
  document.addEventListener('visibilitychange', look, { signal: gone.signal });
  window.addEventListener('online', look, { signal: gone.signal });
  window.addEventListener('offline', look, { signal: gone.signal });
  return () => {
    after('ended');
    gone.abort();
  };
};
