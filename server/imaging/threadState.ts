/**
 * A task's state, shared by its thread and the pool. Native code may abort the whole process when its thread is terminated while it runs, so
 * a photo that nobody waits for any more is finished, and only one over its time limit ends its thread: not while ONNX Runtime works.
 */
export type ThreadState = Int32Array<SharedArrayBuffer>;

const WAITING = 0;
const INTERRUPTIBLE = 1;
const UNINTERRUPTED = 2;
const ENDED = 3;

/** Returns the state of a task that has not begun. */
export const newThreadState = (): ThreadState =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Begins a task. Called in the thread.
 * @throws when nothing waits for the task any more
 */
export const begin = (state: ThreadState): void => {
  if (Atomics.compareExchange(state, 0, WAITING, INTERRUPTIBLE) === ENDED)
    throw new Error('this task was ended before its thread began it');
};

/**
 * Runs what must not be interrupted. Called in the thread.
 * @throws when the pool is already ending this thread
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

/** Ends a task that no thread has begun. Called in the pool. Returns whether it did. */
export const endUnlessBegun = (state: ThreadState): boolean =>
  Atomics.compareExchange(state, 0, WAITING, ENDED) === WAITING;

/** Resolves once the thread of a task that has begun may be terminated. Called in the pool. From then on it starts nothing that must not be interrupted. */
export async function whenInterruptible(state: ThreadState): Promise<void> {
  while (Atomics.compareExchange(state, 0, INTERRUPTIBLE, ENDED) === UNINTERRUPTED)
    await Atomics.waitAsync(state, 0, UNINTERRUPTED).value;
}
