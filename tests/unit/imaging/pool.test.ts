import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImagingPool, type ImagingPool } from '../../../server/imaging/pool.ts';
import { inputFor, samplePhoto, yard } from './pictures.ts';
import { BRITTLE, FINE, poolWithModel } from './poolFixtures.ts';

/** Returns the niceness of each thread of this process, from proc(5). */
const nicenessOfThreads = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('the imaging pool', () => {
  let pool: ImagingPool;
  beforeAll(() => {
    pool = poolWithModel();
  });
  afterAll(() => pool.close());

  it('has a thread for each processor core', async () => {
    const own = createImagingPool();
    expect(own.threads).toBe(availableParallelism());
    await own.close();
  });

  it('uses the own network if the model cannot be opened, and reports the reason', async () => {
    const broken = join(await mkdtemp(join(tmpdir(), 'broken-model-')), 'broken.onnx');
    await writeFile(broken, 'no model');
    const failures: string[][] = [];
    const own = poolWithModel({
      model: () => broken,
      onUnusableModel: (...failure) => failures.push(failure),
    });
    const input = inputFor(await samplePhoto('golf-01-front'), { width: 640 });
    expect(await own.process(input)).toMatchObject({ outcome: 'processed', engine: 'own' });
    expect(failures).toEqual([[broken, expect.stringMatching(/.+/)]]);
    await expect(own.process(input, { model: broken })).rejects.toMatchObject({
      name: 'UnusableModel',
    });
    await own.close();
    await rm(dirname(broken), { recursive: true });
  });

  it('processes a photo without taking the caller’s bytes, so that it can try again', async () => {
    const input = inputFor(await yard());
    const result = await pool.process(input);
    expect(result).toMatchObject({ outcome: 'processed', draft: false, width: 1920 });
    expect(input.original.length).toBeGreaterThan(1000);
    expect(await pool.process(input)).toMatchObject({ outcome: 'processed' });
  });

  it.runIf(process.platform === 'linux')('runs with the configured niceness', async () => {
    const NICENESS = 13;
    const own = createImagingPool({ threads: 1, niceness: NICENESS });
    await own.inspect(await samplePhoto('golf-01-front'));
    expect(nicenessOfThreads()).toContain(NICENESS);
    await own.close();
  });

  it.runIf(process.platform === 'linux')(
    'ends its threads when there is nothing to do, and starts them again',
    async () => {
      const threads = () => readdirSync('/proc/self/task').length;
      const photo = await samplePhoto('golf-01-front');
      const own = createImagingPool({ threads: 3, idleLimitMs: 300 });
      for (let round = 0; round < 2; round++) {
        expect(await own.inspect(photo)).toMatchObject({ format: 'jpeg' });
        const working = threads();
        await vi.waitFor(() => expect(threads()).toBeLessThanOrEqual(working - 3), {
          timeout: 10_000,
        });
      }
      await own.close();
    },
  );

  it('ends its threads after half a minute without work, and not before', async () => {
    const ended = vi.spyOn(Piscina.prototype, 'close');
    const own = createImagingPool({ threads: 1, worker: BRITTLE });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const wait of [29_000, 29_999]) {
        await expect(own.inspect('fine')).rejects.toMatchObject(FINE);
        vi.advanceTimersByTime(wait);
      }
      expect(ended).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(ended).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    await own.close();
    ended.mockRestore();
  });

  it('lets every photo under way finish when it is closed, not only the first one', async () => {
    const photo = await samplePhoto('golf-01-front');
    const own = createImagingPool({ threads: 2, niceness: 0 });
    const photos = [own.inspect(photo), own.process(inputFor(photo, { width: 640 }))];
    await own.close();
    expect(await Promise.all(photos)).toMatchObject([{ format: 'jpeg' }, { outcome: 'processed' }]);
  });

  it('inspects uploads and reports why one is refused', async () => {
    expect(await pool.inspect(await samplePhoto('golf-01-front'))).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
    await expect(pool.inspect(Buffer.from('text'))).rejects.toMatchObject({
      name: 'UnusableImage',
      code: 'not_an_image',
    });
  });

  it('recognises what a photo shows', async () => {
    const { preview } = await pool.inspect(await samplePhoto('golf-16-right'));
    expect(await pool.look(preview)).toEqual({ shows: 'right', isCutOff: false });
  });
});
