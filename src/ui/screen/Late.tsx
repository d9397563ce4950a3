import { type PropsWithChildren, Suspense, useDeferredValue } from 'react';

/** Renders its children after the main content of the screen. */
export const Late = ({ children }: PropsWithChildren) => (
  <Suspense>{useDeferredValue(true, false) && children}</Suspense>
);
