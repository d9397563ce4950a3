import { type StartThreads, startThreads, type Threads } from '../../../server/imaging/pool.ts';

const started = new Map<string, Threads>();

/**
 * Returns threads that all servers of a vitest worker share, and that end with it: starting them for each server, and compiling their code
 * again, takes more processor time than a photo.
 */
export const sharedThreads: StartThreads = (...settings) => {
  const key = JSON.stringify(settings);
  const threads = started.get(key) ?? startThreads(...settings);
  started.set(key, threads);
  return { run: (...task) => threads.run(...task), close: async () => {} };
};
