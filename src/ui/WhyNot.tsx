import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

/** Says why something cannot be done: when the pointer rests on it, when it has the focus, when a finger touches it. */
export const WhyNot = ({ why, children }: { why: string; children: ReactElement }) => (
  <Tooltip describeChild title={why} enterTouchDelay={0} leaveTouchDelay={6000}>
    {children}
  </Tooltip>
);
