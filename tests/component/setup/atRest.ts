import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { queryClient } from '../../../src/queryClient.ts';

/** Throws while the page still loads or draws. */
export const expectAtRest = (): void => {
  expect(queryClient.isFetching()).toBe(0);
  expect(document.querySelector('[aria-busy=true], .MuiSkeleton-root')).toBeNull();
};

/** Waits until the page has loaded and drawn its content. */
export const atRest = (): Promise<void> => waitFor(expectAtRest);
