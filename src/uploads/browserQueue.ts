import { ApiError } from '@turntable/declare/api/apiError.ts';
import { keepUploads } from './keepUploads.ts';
import { type FileUpload, type QueuePorts, UploadQueue } from './uploadQueue.ts';

/** Codes of failures that a retry may fix: no answer, too slow, too early, too many. */
const PASSING = new Set<number | ''>(['', 408, 425, 429]);

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (PASSING.has(error.code) || Number(error.code) >= 500);

/** Returns whether the server takes no file at all for now: something it needs is down (503), or its disk is full (507). */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 503 || error.code === 507);

type OwnPorts<Upload extends FileUpload, Stored> = Pick<
  QueuePorts<Upload, Stored>,
  'send' | 'replaces'
>;

/** Called with each file that the server has stored. */
type StoredListener<Upload, Stored> = (upload: Upload, stored: Stored) => void;

/**
 * Creates the queue for one kind of uploads, called `name`. It follows the browser's network state, keeps its files over a reload, and warns
 * before a tab with unsent files is closed.
 */
export const browserQueue = <Upload extends FileUpload, Stored>(
  name: string,
  ports: OwnPorts<Upload, Stored>,
) => {
  const listeners = new Set<StoredListener<Upload, Stored>>();
  const queue = new UploadQueue<Upload, Stored>({
    ...ports,
    isLasting: (error) => !isPassing(error),
    isOutage,
    isUnanswered: (error) => error instanceof ApiError && error.code === '',
    onStored: (upload, stored) => {
      for (const listener of listeners) listener(upload, stored);
    },
    later: (ms, work) => {
      const timer = window.setTimeout(work, ms);
      return () => window.clearTimeout(timer);
    },
  });
  window.addEventListener('online', () => queue.setOnline(true));
  window.addEventListener('offline', () => queue.setOnline(false));
  window.addEventListener('beforeunload', (event) => {
    if (queue.snapshot().some(({ state }) => state.name !== 'done')) event.preventDefault();
  });
  queue.setOnline(navigator.onLine);
  keepUploads(name, queue);
  return {
    queue,
    /** Calls `listener` for every file that the server has stored. @returns a function that unsubscribes. */
    onStored: (listener: StoredListener<Upload, Stored>): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
