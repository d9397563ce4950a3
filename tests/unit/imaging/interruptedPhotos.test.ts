import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImagingPool, type ImagingPool } from '../../../server/imaging/pool.ts';
import { inputFor, yard } from './pictures.ts';
import { BRITTLE, FINE, poolWithModel } from './poolFixtures.ts';

describe('photos with a model', () => {
  let pool: ImagingPool;
  beforeAll(() => {
    pool = poolWithModel();
  });
  afterAll(() => pool.close());

  it('can end photos over their time limit, while the model loads and while it runs', async () => {
    const input = inputFor(await yard(), { width: 640 });
    for (let round = 0; round < 12; round++) {
      const own = poolWithModel({ timeLimitMs: 280 + round * 40 });
      await own.process(input).catch((error: Error) => expect(error.name).toBe('TimeoutError'));
      await own.close();
    }
    expect(await pool.process(input)).toMatchObject({ outcome: 'processed' });
  });

  it('can cancel photos at any moment, while the model loads and while it runs', async () => {
    const input = inputFor(await yard(), { width: 640 });
    for (let round = 0; round < 12; round++) {
      const call = AbortSignal.timeout(round * 40);
      const own = round % 4 === 0 ? poolWithModel() : pool;
      await own
        .process(input, { signal: call })
        .catch((error: Error) => expect(error.name).toBe('TimeoutError'));
      if (own !== pool) await own.close();
    }
    expect(await pool.process(input)).toMatchObject({ outcome: 'processed' });
  });
});

describe('a photo that ends its thread fails alone', () => {
  it.each([
    ['by ending it', 'exit', /exited with code: 3/],
    ['by throwing', 'throw', /the photo hit a fault/],
    ['by needing too much memory', 'hoard', /memory/i],
  ])('%s', async (_how, fault, cause) => {
    const pool = createImagingPool({ threads: 1, worker: BRITTLE, memoryLimitMb: 64 });
    const [bad, ...others] = await Promise.allSettled(
      [fault, 'fine', 'fine'].map((source) => pool.inspect(source)),
    );
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(cause) },
    });
    for (const other of others) expect(other).toMatchObject({ status: 'rejected', reason: FINE });
    await pool.close();
  });

  it('by taking too long', async () => {
    const pool = createImagingPool({ threads: 1, worker: BRITTLE, timeLimitMs: 1500 });
    await expect(pool.inspect('hang')).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(pool.inspect('fine')).rejects.toMatchObject(FINE);
    await pool.close();
  });

  it('by taking too long after it was cancelled', async () => {
    const pool = createImagingPool({ threads: 1, worker: BRITTLE, timeLimitMs: 1500 });
    const call = new AbortController();
    const hanging = pool.inspect('hang', { signal: call.signal });
    call.abort(new Error('the user has deleted the photo'));
    await expect(hanging).rejects.toThrow('the user has deleted the photo');
    await expect(pool.inspect('fine')).rejects.toMatchObject(FINE);
    await pool.close();
  });
});

describe('a cancelled photo', () => {
  const GONE = new Error('the user has deleted the photo');
  let folder: string;
  let pool: ImagingPool;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cancelled-'));
    pool = createImagingPool({ threads: 1, worker: BRITTLE });
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  /** Sends a photo to the only thread, which finishes it once `finish` was called. */
  const photo = (name: string) => {
    const file = join(folder, name);
    const call = new AbortController();
    return {
      answer: pool.inspect(`wait for ${file}`, { signal: call.signal }),
      hasBegun: () => existsSync(`${file}.begun`),
      cancel: () => call.abort(GONE),
      finish: () => writeFile(file, ''),
    };
  };

  it('is given up at once and finished by its thread, whose end could crash the process', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const { answer, hasBegun, cancel, finish } = photo('begun');
    await vi.waitFor(() => expect(hasBegun()).toBe(true), 10_000);
    cancel();
    await expect(answer).rejects.toBe(GONE);
    await finish();
    await expect(pool.inspect('fine')).rejects.toMatchObject(FINE);
    expect(ended).not.toHaveBeenCalled();
    ended.mockRestore();
  });

  it.each([
    ['cancelled', {}, 0],
    ['over its time limit', { timeLimitMs: 1 }, 60_000],
  ])('does not end a thread that is still starting when it is %s', async (_, limits, ms) => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const own = createImagingPool({ threads: 1, worker: BRITTLE, ...limits });
    const answer = own.inspect('fine', { signal: AbortSignal.timeout(ms) });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(ended).not.toHaveBeenCalled();
    ended.mockRestore();
    await own.close();
  });

  it('is not begun any more', async () => {
    const first = photo('first');
    const second = photo('second');
    second.cancel();
    await expect(second.answer).rejects.toBe(GONE);
    await Promise.all([first.finish(), expect(first.answer).rejects.toMatchObject(FINE)]);
    await expect(pool.inspect('fine')).rejects.toMatchObject(FINE);
    expect(second.hasBegun()).toBe(false);
  });
});
