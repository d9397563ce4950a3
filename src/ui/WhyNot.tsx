import { lazy, type ReactElement, Suspense } from 'react';

const Tooltip = lazy(() => import('./WhyNotTooltip.tsx'));

/** Says why something cannot be done. The tooltip's code is fetched with the first thing that cannot; until then it stands there without. */
export const WhyNot = ({ why, children }: { why: string; children: ReactElement }) => (
  <Suspense fallback={children}>
    <Tooltip why={why}>{children}</Tooltip>
  </Suspense>
);
