import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/apiError.ts';

/** How often a read is tried again when the server did not answer, or said that it is the server's own trouble. */
const RETRIES = 2;

const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.code === '' || error.code >= 500;

/** Reads are repeated only where that may help; a refusal is shown at once. A save does not wait for the network unseen: it fails, and says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < RETRIES && isPassing(error) },
    mutations: { networkMode: 'always' },
  },
});
