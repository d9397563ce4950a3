import { type PropsWithChildren, Suspense, useDeferredValue } from 'react';

/**
 * Renders its children after the main content of the screen. The `Suspense` comes with them: React would hold back everything that is drawn
 * late, the rest of a list's rows too, until what one already drawn waits for has arrived.
 */
export const Late = ({ children }: PropsWithChildren) =>
  useDeferredValue(true, false) && <Suspense>{children}</Suspense>;
