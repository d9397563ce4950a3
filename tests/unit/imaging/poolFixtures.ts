import { createImagingPool, type ImagingPoolOptions } from '../../../server/imaging/pool.ts';

/** Threads that fail as they are told to. */
export const BRITTLE = new URL('./brittleWorker.ts', import.meta.url);

/** How a brittle thread answers if it is not told to fail. */
export const FINE = { name: 'UnusableImage', code: 'empty' };

const MODEL = new URL('../../fixtures/tiny.onnx', import.meta.url).pathname;

/** Starts a pool of one thread that cuts photos out with a model, at normal priority: tests keep the processor busy. */
export const poolWithModel = (options: ImagingPoolOptions = {}) =>
  createImagingPool({ threads: 1, niceness: 0, model: () => MODEL, ...options });
