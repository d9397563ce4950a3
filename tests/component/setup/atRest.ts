import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@turntable/declare/app/queryClient.ts';
import { expect } from 'vitest';

/** Throws while the page still loads or draws. */
export const expectAtRest = (): void => {
  expect(queryClient.isFetching()).toBe(0);
  expect(document.querySelector('[aria-busy=true], .MuiSkeleton-root')).toBeNull();
};

/** Waits until the page has loaded and drawn its content. */
export const atRest = (): Promise<void> => waitFor(expectAtRest);

/** Fails if a dialog opens within half a second. A dialog whose code is not loaded yet opens some time after its click. */
export const expectNoDialog = (): Promise<void> =>
  expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow();
