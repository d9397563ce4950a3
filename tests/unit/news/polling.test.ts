import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import {
  type Polling,
  type PollingEvent,
  pollingAfter,
  pollingStart,
  startPolling,
} from '../../../src/layout/polling.ts';

const EVENTS: readonly PollingEvent[] = ['answered', 'timeUp', 'left', 'returned', 'ended'];

/** Every step that is one; whatever is not here changes nothing. */
const STEPS: readonly (readonly [Polling, PollingEvent, Polling])[] = [
  ['asking', 'answered', 'waiting'],
  ['asking', 'left', 'askingUnseen'],
  ['asking', 'ended', 'over'],
  ['waiting', 'timeUp', 'asking'],
  ['waiting', 'left', 'away'],
  ['waiting', 'ended', 'over'],
  ['askingUnseen', 'answered', 'away'],
  ['askingUnseen', 'returned', 'asking'],
  ['askingUnseen', 'ended', 'over'],
  ['away', 'returned', 'asking'],
  ['away', 'ended', 'over'],
];
const STATES: readonly Polling[] = ['asking', 'waiting', 'askingUnseen', 'away', 'over'];

describe('asking again and again', () => {
  it('begins at once, or when somebody is there', () => {
    expect([pollingStart(true), pollingStart(false)]).toEqual(['asking', 'away']);
  });

  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
    '%s, %s',
    (state, event) => {
      const step = STEPS.find(([from, by]) => from === state && by === event);
      expect(pollingAfter(state, event)).toBe(step ? step[2] : state);
    },
  );
});

/** A tab that can be hidden and lose its network, and a server whose answers come when the test says so. */
class Tab {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly navigator = { onLine: true };
  readonly window = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  asked = 0;
  underWay: { answer: () => void; fail: (error: unknown) => void }[] = [];
  signal: AbortSignal | undefined;

  constructor() {
    vi.stubGlobal('document', this.document);
    vi.stubGlobal('navigator', this.navigator);
    vi.stubGlobal('window', this.window);
  }
  ask = (signal: AbortSignal): Promise<void> => {
    this.asked += 1;
    this.signal = signal;
    return new Promise((answer, fail) => this.underWay.push({ answer, fail }));
  };
  async answer(error?: unknown) {
    const question = this.underWay.shift();
    if (error) question?.fail(error);
    else question?.answer();
    await vi.advanceTimersByTimeAsync(0);
  }
  hide(isHidden: boolean) {
    this.document.visibilityState = isHidden ? 'hidden' : 'visible';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
  goOffline(isOffline: boolean) {
    this.navigator.onLine = !isOffline;
    this.window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }
}

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks at once, and 5 s after each answer, also after one that failed', async () => {
    const tab = new Tab();
    startPolling(tab.ask);
    expect(tab.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000); // a slow answer is waited for
    expect(tab.asked).toBe(1);
    await tab.answer();
    await vi.advanceTimersByTimeAsync(4999);
    expect(tab.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.asked).toBe(2);
    await tab.answer(new ApiError(500, 'oh'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.asked).toBe(3);
  });

  it.each(['hidden', 'offline'] as const)(
    'pauses while %s, and goes on at the return',
    async (kind) => {
      const tab = new Tab();
      const leave = (isAway: boolean) =>
        kind === 'hidden' ? tab.hide(isAway) : tab.goOffline(isAway);
      startPolling(tab.ask);
      await tab.answer();
      leave(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tab.asked).toBe(1);
      leave(false);
      expect(tab.asked).toBe(2);
    },
  );

  it('forgets what it waited for before somebody left: the pause follows the answer at the return', async () => {
    const tab = new Tab();
    startPolling(tab.ask);
    await tab.answer();
    await vi.advanceTimersByTimeAsync(2000);
    tab.hide(true);
    tab.hide(false);
    await tab.answer();
    await vi.advanceTimersByTimeAsync(4999);
    expect(tab.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.asked).toBe(3);
  });

  it('is still away while only one of both is over', async () => {
    const tab = new Tab();
    tab.hide(true);
    startPolling(tab.ask);
    tab.goOffline(true);
    tab.hide(false);
    expect(tab.asked).toBe(0);
    tab.goOffline(false);
    expect(tab.asked).toBe(1);
  });

  it('ends with the session, and when nobody wants to know any more', async () => {
    const tab = new Tab();
    startPolling(tab.ask);
    await tab.answer(new ApiError(401, 'No session'));
    tab.hide(true);
    tab.hide(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.asked).toBe(1);

    const stop = startPolling(tab.ask);
    stop();
    expect(tab.signal?.aborted).toBe(true);
    await tab.answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.asked).toBe(2);
  });

  it('never asks twice at a time nor unseen, whatever happens in whatever order, and always goes on in the end', async () => {
    const happening = fc.constantFrom(
      'hide',
      'show',
      'offline',
      'online',
      'answer',
      'fail',
      'wait' as const,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
        const tab = new Tab();
        const stop = startPolling(tab.ask);
        for (const one of happenings) {
          const before = tab.asked;
          if (one === 'hide' || one === 'show') tab.hide(one === 'hide');
          else if (one === 'offline' || one === 'online') tab.goOffline(one === 'offline');
          else if (one === 'wait') await vi.advanceTimersByTimeAsync(5000);
          else await tab.answer(one === 'fail' ? new ApiError('', 'lost') : undefined);
          expect(tab.underWay.length).toBeLessThanOrEqual(1);
          const isSeen = tab.document.visibilityState === 'visible' && tab.navigator.onLine;
          if (!isSeen) expect(tab.asked).toBe(before);
        }
        tab.goOffline(false);
        tab.hide(false);
        const before = tab.asked;
        await tab.answer();
        await vi.advanceTimersByTimeAsync(5000);
        expect(tab.asked).toBeGreaterThan(before);
        stop();
      }),
      { numRuns: 200 },
    );
  });
});
