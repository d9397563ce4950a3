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
