/**
 * A state shared by a thread and its pool. Native code aborts the whole process when its thread is terminated while it
 * runs (ONNX Runtime, while it loads and while it computes), so both sides check here first.
 */
export type ThreadState = Int32Array<SharedArrayBuffer>;

const INTERRUPTIBLE = 0;
const UNINTERRUPTED = 1;
const ENDED = 2;

/** The state of a task that was not begun yet. */
export function newThreadState(): ThreadState {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/**
 * In the thread: runs what must not be interrupted.
 * @throws when the pool ends this thread already
 */
export async function uninterrupted<T>(state: ThreadState, run: () => Promise<T>): Promise<T> {
  if (Atomics.compareExchange(state, 0, INTERRUPTIBLE, UNINTERRUPTED) === ENDED)
    throw new Error('this thread is being ended');
  try {
    return await run();
  } finally {
    Atomics.store(state, 0, INTERRUPTIBLE);
    Atomics.notify(state, 0);
  }
}

/** In the pool: resolves once the thread may be terminated; from then on it starts nothing that must not be interrupted. */
export async function whenInterruptible(state: ThreadState): Promise<void> {
  while (Atomics.compareExchange(state, 0, INTERRUPTIBLE, ENDED) === UNINTERRUPTED)
    await Atomics.waitAsync(state, 0, UNINTERRUPTED).value;
}
