import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

/** Says why something cannot be done: when the pointer rests on it, when it has the focus, when a finger touches it. */
const WhyNotTooltip = ({ why, children }: { why: string; children: ReactElement }) => (
  <Tooltip describeChild title={why} enterTouchDelay={0} leaveTouchDelay={6000}>
    {children}
  </Tooltip>
);

export default WhyNotTooltip;
