import Popover from '@mui/material/Popover';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

/** What a panel is told by the button that opens it. */
export interface OpenedProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface DropPanelProps extends OpenedProps {
  label: string;
  /** Which edge it shares with its button. */
  edge?: 'left' | 'right';
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A panel below the button that opens it. */
export const DropPanel = ({
  label,
  anchor,
  edge = 'left',
  onKeyDown,
  onClose,
  children,
}: DropPanelProps) => (
  <Popover
    open
    anchorEl={() => anchor.current}
    anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
    transformOrigin={{ vertical: 'top', horizontal: edge }}
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { mt: 0.5, p: 1.5, minWidth: 220, maxWidth: 320, fontSize: 14 },
        onKeyDown,
      },
    }}
  >
    {children}
  </Popover>
);
