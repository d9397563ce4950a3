import { ApiError } from '../api/apiError.ts';

/**
 * Asking again and again, as states: a question is under way, or the next one waits its turn, or nobody is there to read the answer
 * (the tab is hidden, the machine offline). A user who comes back while a question is still under way goes on with it.
 */
export type Polling = 'asking' | 'waiting' | 'askingUnseen' | 'away' | 'over';
export type PollingEvent = 'answered' | 'timeUp' | 'left' | 'returned' | 'ended';

const TABLE: Record<Polling, Partial<Record<PollingEvent, Polling>>> = {
  asking: { answered: 'waiting', left: 'askingUnseen', ended: 'over' },
  waiting: { timeUp: 'asking', left: 'away', ended: 'over' },
  askingUnseen: { answered: 'away', returned: 'asking', ended: 'over' },
  away: { returned: 'asking', ended: 'over' },
  over: {},
};

export const pollingStart = (isHere: boolean): Polling => (isHere ? 'asking' : 'away');

/** What an event makes of a state; what does not concern it changes nothing. */
export const pollingAfter = (state: Polling, event: PollingEvent): Polling =>
  TABLE[state][event] ?? state;

/** Whether a question begins with this step. */
export const beginsToAsk = (before: Polling | undefined, after: Polling): boolean =>
  after === 'asking' && before !== 'asking' && before !== 'askingUnseen';

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
