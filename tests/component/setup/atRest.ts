import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { queryClient } from '../../../src/queryClient.ts';

/** Fails while the page still reads or draws what it shows. */
export const expectAtRest = (): void => {
  expect(queryClient.isFetching()).toBe(0);
  expect(document.querySelector('[aria-busy=true], .MuiSkeleton-root')).toBeNull();
};

/** Waits until the page has read and drawn what it shows. */
export const atRest = (): Promise<void> => waitFor(expectAtRest);
