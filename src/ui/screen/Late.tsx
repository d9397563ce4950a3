import { type PropsWithChildren, Suspense, useDeferredValue } from 'react';

/** What is drawn after that for which the screen was opened. */
export const Late = ({ children }: PropsWithChildren) => (
  <Suspense>{useDeferredValue(true, false) && children}</Suspense>
);
