import { type PropsWithChildren, Suspense, useDeferredValue } from 'react';

/** Renders its children after the main content. Their `Suspense` comes with them: one drawn before would hold back all that is drawn late. */
export const Late = ({ children }: PropsWithChildren) =>
  useDeferredValue(true, false) && <Suspense>{children}</Suspense>;
