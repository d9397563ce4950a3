import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/apiError.ts';

/** How often a read is retried after a failure that may pass. */
const RETRIES = 2;

const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.code === '' || error.code >= 500;

// What changes at once is shown at once. Timers, the default, let other events in between: when an upload had ended, its place looked empty for a moment,
// and a press of the camera's shutter led back to it.
notifyManager.setScheduler(queueMicrotask);

/** Retries reads without an answer or with a server error; a refusal is shown at once. Saves do not wait for the network: offline they fail with a message. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < RETRIES && isPassing(error) },
    mutations: { networkMode: 'always' },
  },
});
