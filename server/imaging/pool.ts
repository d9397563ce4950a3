import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Recognised } from './cutout/recognise.ts';
import type { UploadFacts } from './inspect.ts';
import type { PipelineInput, PipelineResult } from './pipeline.ts';
import { endUnlessBegun, newThreadState, whenInterruptible } from './threadState.ts';
import { UnusableImage } from './unusableImage.ts';
import type { ImagingTask, ImagingWorkerData, PoolAnswer } from './worker.ts';

export type ImagingPoolOptions = {
  /** Worker threads; as many as the machine has processor cores when not given. */
  threads?: number;
  /** The threads' niceness, on Linux: 0 to 19, the lowest priority. */
  niceness?: number;
  /** Returns the path of the ONNX model for the next photo; null: the product's own network cuts it out. */
  model?: () => string | null;
  /** Called with the reason where that model cannot be opened; the product's own network then cuts the photo out. */
  onUnusableModel?: (model: string, reason: string) => void;
  /** A photo that takes longer, in milliseconds, fails with `TimeoutError`. */
  timeLimitMs?: number;
  /** JavaScript memory of one thread in MiB; a photo that needs more fails with `ERR_WORKER_OUT_OF_MEMORY`. */
  memoryLimitMb?: number;
  /** After this time without work, in milliseconds, the threads end and free their memory. */
  idleLimitMs?: number;
  /** The module that the threads run. */
  worker?: URL;
  /** Starts the threads. */
  start?: StartThreads;
};

/** Started threads: a task goes to one that is free. */
export type Threads = Pick<Piscina<ImagingTask, PoolAnswer>, 'run' | 'close'>;
export type StartThreads = typeof startThreads;

/** Threads that process photos. They start with the first photo and end when there is no work. The caller's thread never decodes a picture. */
export type ImagingPool = {
  readonly threads: number;
  /**
   * Runs the pipeline on one photo, with the pool's model or a given one. The input is copied, so that the photo can be tried again.
   * @throws UnusableModel where the given model cannot be opened; the signal's reason as soon as it is aborted, though a thread that has begun
   * the photo finishes it; `TimeoutError`; the cause when this photo crashed its thread. Other photos continue, in a new thread where needed
   */
  process(
    input: PipelineInput,
    options?: { signal?: AbortSignal; model?: string | null },
  ): Promise<PipelineResult>;
  /** Accepts or refuses an upload, see `inspectUpload`. @throws UnusableImage */
  inspect(source: string | Uint8Array, options?: { signal?: AbortSignal }): Promise<UploadFacts>;
  /** Returns what an accepted upload shows, see `recognise`. @param picture its preview */
  look(picture: Uint8Array): Promise<Recognised>;
  /** Lets photos under way finish, also those that nobody waits for, then ends the threads. */
  close(): Promise<void>;
};

/** A model that a caller has chosen cannot be opened. */
export class UnusableModel extends Error {
  override readonly name = 'UnusableModel';
}

const DEFAULT_NICENESS = 10;
const DEFAULT_TIME_LIMIT_MS = 120_000;
const DEFAULT_MEMORY_LIMIT_MB = 1024;
/** Buffers of unused pictures are only freed when this heap is full: V8's default costs 250 MB more with two threads, and saves a tenth of the processor time. */
const YOUNG_MEMORY_MB = 8;
/** Starting them again takes a third of a second. */
const DEFAULT_IDLE_LIMIT_MS = 30_000;
/** How long a closing pool waits for photos under way. */
const CLOSE_TIMEOUT_MS = 150_000;

export function createImagingPool(options: ImagingPoolOptions = {}): ImagingPool {
  const {
    threads = availableParallelism(),
    niceness = DEFAULT_NICENESS,
    worker = new URL('./worker.ts', import.meta.url),
    memoryLimitMb = DEFAULT_MEMORY_LIMIT_MB,
    start = startThreads,
  } = options;
  const timeLimitMs = options.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
  const idleLimitMs = options.idleLimitMs ?? DEFAULT_IDLE_LIMIT_MS;
  let pool: Threads | undefined;
  const underWay = new Set<Promise<unknown>>();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  const endThreads = () => {
    const ended = pool;
    pool = undefined;
    return ended?.close();
  };

  /**
   * Runs a task in a thread. One that the caller gives up is not begun any more, or is finished for nobody; one over the time limit is ended. A thread
   * that has not begun its task may be loading its modules, during which its end can abort the process.
   */
  async function run(task: ImagingTask, signal: AbortSignal | undefined): Promise<PoolAnswer> {
    signal?.throwIfAborted();
    if (closed) throw new Error('the imaging threads were ended');
    pool ??= start(worker, { threads, niceness }, memoryLimitMb);
    const { promise: left, reject } = Promise.withResolvers<never>();
    const ending = new AbortController();
    const leave = () => {
      endUnlessBegun(task.state);
      reject(signal?.reason);
    };
    const limit = AbortSignal.timeout(timeLimitMs);
    const end = async () => {
      if (endUnlessBegun(task.state)) return reject(limit.reason);
      await whenInterruptible(task.state);
      ending.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    limit.addEventListener('abort', end, { once: true });
    clearTimeout(idle);
    const answer = pool
      .run(task, { signal: ending.signal })
      .catch((error: unknown) => {
        throw limit.aborted ? limit.reason : error; // Piscina only reports the abort; the signal has the reason
      })
      .finally(() => {
        signal?.removeEventListener('abort', leave);
        limit.removeEventListener('abort', end);
        underWay.delete(answer);
        if (underWay.size === 0 && !closed) idle = setTimeout(endThreads, idleLimitMs).unref();
      });
    underWay.add(answer);
    return Promise.race([answer, left]);
  }

  return {
    threads,
    async process(input, { signal, model: named } = {}) {
      const model = named === undefined ? (options.model?.() ?? null) : named;
      const result = await run({ kind: 'process', input, model, state: newThreadState() }, signal);
      if ('outcome' in result) return result;
      if (!('unusable' in result) || model === null)
        throw new Error('an imaging thread sent an answer of the wrong kind', { cause: result });
      if (named !== undefined) throw new UnusableModel(result.unusable);
      options.onUnusableModel?.(model, result.unusable);
      return this.process(input, { signal, model: null });
    },
    async inspect(source, { signal } = {}) {
      const answer = await run({ kind: 'inspect', source, state: newThreadState() }, signal);
      if ('facts' in answer) return answer.facts;
      if ('refused' in answer) throw new UnusableImage(answer.refused);
      throw new Error('an imaging thread sent an answer of the wrong kind');
    },
    async look(picture) {
      const answer = await run({ kind: 'look', picture, state: newThreadState() }, undefined);
      if ('shows' in answer) return answer;
      throw new Error('an imaging thread sent an answer of the wrong kind');
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      // Piscina's own `close` ends all threads once one of several photos is finished, and native code that is interrupted aborts the process
      await Promise.race([
        Promise.allSettled(underWay),
        pause(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      await endThreads();
    },
  };
}

/** Starts threads that run a module. */
export function startThreads(
  worker: URL,
  workerData: ImagingWorkerData,
  memoryLimitMb: number,
): Threads {
  const started = new Piscina<ImagingTask, PoolAnswer>({
    filename: worker.href,
    // All of them at once: Piscina replaces a crashed thread only while it is below its minimum.
    minThreads: workerData.threads,
    maxThreads: workerData.threads,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryLimitMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
    },
    workerData,
  });
  started.on('error', (error: Error) => process.emitWarning(error));
  return started;
}
