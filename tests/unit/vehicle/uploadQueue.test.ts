import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfSameView, type Upload } from '../../../src/customRoutes/photos/grid/slots.ts';
import { summaryOf } from '../../../src/uploads/summary.ts';
import { UploadQueue } from '../../../src/uploads/uploadQueue.ts';
import { settle, TestClock } from './clock.ts';

class Refused extends Error {}
class Unanswered extends Error {}
class Full extends Error {}

interface Sending {
  upload: Upload;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  onSent: (bytes: number) => void;
  succeed: () => void;
  fail: (error: Error) => void;
}

const upload = (key: string, view: number | null = Number(key)): Upload => ({
  key,
  car: 1,
  carName: 'Golf',
  view,
  file: new File(['x'], `${key}.jpg`),
});

const setUp = () => {
  const clock = new TestClock();
  const sendings: Sending[] = [];
  const stored: string[] = [];
  const queue = new UploadQueue<Upload, string>({
    replaces: isOfSameView,
    send: (sent, { signal, ...metadata }) =>
      new Promise((resolve, reject) => {
        const sending: Sending = {
          upload: sent,
          signal,
          ...metadata,
          succeed: () => end(() => resolve(sent.key)),
          fail: (error) => end(() => reject(error)),
        };
        const end = (settleIt: () => void) => {
          sendings.splice(sendings.indexOf(sending), 1);
          settleIt();
        };
        signal.addEventListener(
          'abort',
          () =>
            sendings.includes(sending) && sending.fail(new DOMException('given up', 'AbortError')),
        );
        sendings.push(sending);
      }),
    isLasting: (error) => error instanceof Refused,
    isOutage: (error) => error instanceof Full,
    isUnanswered: (error) => error instanceof Unanswered,
    onStored: ({ key }) => stored.push(key),
    later: clock.later,
  });
  const states = () =>
    Object.fromEntries(queue.snapshot().map(({ key, state }) => [key, state.name]));
  return { clock, sendings, stored, queue, states };
};

describe('the upload queue', () => {
  it('sends three files at a time and continues with the next one', async () => {
    const { queue, sendings, stored, states } = setUp();
    queue.add(['1', '2', '3', '4', '5'].map((key) => upload(key)));
    expect(sendings.map(({ upload: { key } }) => key)).toEqual(['1', '2', '3']);
    expect(states()['4']).toBe('waiting');
    sendings[1]?.succeed();
    await settle();
    expect(sendings.map(({ upload: { key } }) => key)).toEqual(['1', '3', '4']);
    expect(stored).toEqual(['2']);
  });

  it('reports each file’s progress, and never backwards', () => {
    const { queue, sendings } = setUp();
    queue.add([upload('1')]);
    sendings[0]?.onProgress(0.5);
    sendings[0]?.onProgress(0.25);
    expect(queue.snapshot()[0]?.state).toEqual({ name: 'sending', fraction: 0.5 });
  });

  it('keeps files while the server has no room for them, gives the reason, and continues afterwards', async () => {
    const { queue, sendings, clock, states, stored } = setUp();
    queue.add([upload('1'), upload('2')]);
    const full = new Full('The storage is full');
    for (let times = 0; times < 20; times += 1) {
      for (const sending of [...sendings]) sending.fail(full);
      await settle();
      expect(queue.snapshot().map(({ state }) => state)).toEqual([
        { name: 'pausing', retry: 1, outage: full },
        { name: 'pausing', retry: 1, outage: full },
      ]);
      expect(summaryOf(queue.snapshot())).toMatchObject({ outage: full, failed: 0, isOver: false });
      await clock.pass(30_000);
      expect(sendings).toHaveLength(2);
    }
    for (const sending of [...sendings]) sending.succeed();
    await settle();
    expect([states(), stored]).toEqual([{ 1: 'done', 2: 'done' }, ['1', '2']]);
    expect(summaryOf(queue.snapshot()).outage).toBeUndefined();
  });

  it('retries three times after failures that may pass, then keeps the file for the user', async () => {
    const { queue, sendings, clock, states } = setUp();
    queue.add([upload('1')]);
    for (const pause of [2000, 4000, 8000]) {
      sendings[0]?.fail(new Unanswered());
      await settle();
      expect(states()['1']).toBe('pausing');
      await clock.pass(pause - 1);
      expect(sendings).toHaveLength(0);
      await clock.pass(1);
      expect(sendings).toHaveLength(1);
    }
    sendings[0]?.fail(new Unanswered());
    await settle();
    expect(states()['1']).toBe('failed');
    queue.retry();
    expect(sendings).toHaveLength(1);
    sendings[0]?.succeed();
    await settle();
    expect(states()['1']).toBe('done');
  });

  it('continues while the server has more of the file after each try', async () => {
    const { queue, sendings, clock, stored } = setUp();
    queue.add([upload('1')]);
    for (let times = 1; times <= 20; times += 1) {
      sendings[0]?.onSent(times);
      sendings[0]?.fail(new Unanswered());
      await settle();
      await clock.pass(2000);
      expect(sendings[0]?.upload.sent).toBe(times);
    }
    sendings[0]?.succeed();
    await settle();
    expect(stored).toEqual(['1']);
  });

  it('does not repeat what the server has refused', async () => {
    const { queue, sendings, clock, states } = setUp();
    queue.add([upload('1')]);
    sendings[0]?.fail(new Refused());
    await clock.pass(60_000);
    expect(states()['1']).toBe('failed');
    expect(sendings).toHaveLength(0);
  });

  it('waits while offline without counting it as a failure, and resumes at once', async () => {
    const { queue, sendings, clock, stored, states } = setUp();
    queue.add(['1', '2'].map((key) => upload(key)));
    queue.setOnline(false);
    await settle();
    expect(states()).toEqual({ '1': 'waiting', '2': 'waiting' });
    for (let probe = 0; probe < 20; probe += 1) {
      await clock.pass(5000);
      expect(sendings).toHaveLength(1);
      sendings[0]?.fail(new Unanswered());
      await settle();
    }
    queue.setOnline(true);
    expect(sendings).toHaveLength(2);
    for (const sending of [...sendings]) sending.succeed();
    await settle();
    expect(stored).toEqual(['1', '2']);
    expect(clock.pending).toBe(0);
  });

  it('stores nothing of a cancelled file', async () => {
    const { queue, sendings, stored, clock } = setUp();
    queue.add([upload('1')]);
    const [sending] = sendings;
    queue.cancel(['1']);
    sending?.succeed();
    await clock.pass(60_000);
    expect(sending?.signal.aborted).toBe(true);
    expect(stored).toEqual([]);
    expect(queue.snapshot()).toEqual([]);
  });

  it('takes a file back before it is sent', async () => {
    const { queue, sendings, stored } = setUp();
    queue.add(['1', '2', '3', '4'].map((key) => upload(key)));
    expect(await queue.takeBack('4')).toBeUndefined();
    for (const sending of [...sendings]) sending.succeed();
    await settle();
    expect(stored).toEqual(['1', '2', '3']);
  });

  it.each([
    ['being sent', () => {}],
    ['stored', (sendings: readonly Sending[]) => sendings[0]?.succeed()],
    [
      'waiting for the network, sent but without an answer',
      (_: readonly Sending[], queue: UploadQueue<Upload, string>) => queue.setOnline(false),
    ],
  ])('returns what the server has stored of a file taken back while %s', async (_, happens) => {
    const { queue, sendings } = setUp();
    queue.add([upload('1')]);
    happens(sendings, queue);
    await settle();
    const taken = queue.takeBack('1');
    queue.setOnline(true);
    sendings[0]?.succeed();
    expect(await taken).toBe('1');
  });

  it('stops waiting for a file taken back once it has left the queue', async () => {
    const { queue } = setUp();
    queue.add([upload('1')]);
    const taken = queue.takeBack('1');
    queue.cancel(['1']);
    expect(await taken).toBeUndefined();
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('drops a file that has failed %s it is taken back', async (_, isFirst) => {
    const { queue, sendings } = setUp();
    queue.add([upload('1')]);
    const early = isFirst ? undefined : queue.takeBack('1');
    sendings[0]?.fail(new Refused());
    await settle();
    expect(await (early ?? queue.takeBack('1'))).toBeUndefined();
    expect(queue.snapshot()).toEqual([]);
  });

  it('replaces an older file for a view by a newer one', async () => {
    const { queue, sendings, stored } = setUp();
    queue.add([upload('old', 7)]);
    queue.add([upload('new', 7)]);
    expect(sendings.map(({ upload: { key } }) => key)).toEqual(['new']);
    sendings[0]?.succeed();
    await settle();
    expect(stored).toEqual(['new']);
  });

  it('keeps its invariants in any order of events', async () => {
    const event = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('add' as const),
          count: fc.integer({ min: 1, max: 4 }),
        }),
      },
      {
        weight: 5,
        arbitrary: fc.record({ type: fc.constant('succeed' as const), which: fc.nat(2) }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('fail' as const),
          which: fc.nat(2),
          lasting: fc.boolean(),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ type: fc.constant('cancel' as const), which: fc.nat(9) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ type: fc.constant('online' as const), online: fc.boolean() }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('retry' as const) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('pass' as const),
          ms: fc.integer({ min: 1, max: 9000 }),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
        const { queue, sendings, stored, clock, states } = setUp();
        let added = 0;
        const cancelled = new Set<string>();
        for (const happening of events) {
          if (happening.type === 'add')
            queue.add(Array.from({ length: happening.count }, () => upload(String(++added))));
          if (happening.type === 'succeed') sendings[happening.which]?.succeed();
          if (happening.type === 'fail')
            sendings[happening.which]?.fail(happening.lasting ? new Refused() : new Unanswered());
          if (happening.type === 'online') queue.setOnline(happening.online);
          if (happening.type === 'retry') queue.retry();
          if (happening.type === 'pass') await clock.pass(happening.ms);
          if (happening.type === 'cancel') {
            const victim = queue.snapshot().filter(({ state }) => state.name !== 'done')[
              happening.which
            ];
            if (victim) {
              queue.cancel([victim.key]);
              cancelled.add(victim.key);
            }
          }
          await settle();
          const sending = queue.snapshot().filter(({ state }) => state.name === 'sending');
          expect(sending.length).toBeLessThanOrEqual(queue.isOnline ? 3 : 1);
          expect(sendings.map(({ upload: { key } }) => key).sort()).toEqual(
            sending.map(({ key }) => key).sort(),
          );
        }
        // The network comes back and stays: every file that was not cancelled or refused arrives once.
        queue.setOnline(true);
        queue.retry();
        for (
          let round = 0;
          round < 200 && Object.values(states()).some((name) => name !== 'done');
          round += 1
        ) {
          for (const sending of [...sendings]) sending.succeed();
          await clock.pass(10_000);
        }
        expect(new Set(stored).size).toBe(stored.length);
        expect(stored.filter((key) => cancelled.has(key))).toEqual([]);
        expect([...stored, ...cancelled].sort()).toEqual(
          Array.from({ length: added }, (_, index) => String(index + 1)).sort(),
        );
      }),
      { numRuns: 150 },
    );
  });
});
