import { runBulk } from '@turntable/declare/ui/bulk/runBulk.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const untouched = () => new AbortController().signal;

describe('a bulk action', () => {
  it('accounts for every item exactly once, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(60)),
        fc.func(fc.boolean()),
        fc.integer({ min: 1, max: 5 }),
        async (items, fails, atATime) => {
          const work = async (item: number) => {
            if (fails(item)) throw new Error(`no ${item}`);
            return item * 2;
          };
          const { done, failed, skipped } = await runBulk({
            items,
            work,
            atATime,
            signal: untouched(),
          });
          expect([...done, ...failed].map(({ item }) => item).sort()).toEqual([...items].sort());
          expect(skipped).toEqual([]);
          for (const { item, result } of done) expect(result).toBe(item * 2);
        },
      ),
    );
  });

  it('never runs more items at once than allowed', async () => {
    let underWay = 0;
    let most = 0;
    const work = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
    };
    await runBulk({ items: [1, 2, 3, 4, 5, 6, 7], work, atATime: 3, signal: untouched() });
    expect(most).toBe(3);
  });

  it('reports progress after each item', async () => {
    const progress: number[] = [];
    await runBulk({
      items: ['a', 'b', 'c'],
      work: async () => undefined,
      atATime: 2,
      signal: untouched(),
      onProgress: (through) => progress.push(through),
    });
    expect(progress).toEqual([1, 2, 3]);
  });

  it('tries nothing more after a failure that makes the rest pointless', async () => {
    const work = async (item: number) => {
      if (item === 2) throw new Error('no credit');
      return item;
    };
    const { done, failed, skipped } = await runBulk({
      items: [1, 2, 3, 4],
      work,
      atATime: 1,
      signal: untouched(),
      stopsAt: () => true,
    });
    expect(done.map(({ item }) => item)).toEqual([1]);
    expect(failed.map(({ item }) => item)).toEqual([2]);
    expect(skipped).toEqual([3, 4]);
  });

  it('starts nothing new when the user stops it, and keeps what was done', async () => {
    const stop = new AbortController();
    const work = async (item: number) => {
      if (item === 2) stop.abort();
      return item;
    };
    const { done, skipped } = await runBulk({
      items: [1, 2, 3],
      work,
      atATime: 1,
      signal: stop.signal,
    });
    expect(done.map(({ item }) => item)).toEqual([1, 2]);
    expect(skipped).toEqual([3]);
  });
});
