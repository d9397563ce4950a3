import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxHeight: '85dvh',
  '& > h2': { margin: 0, padding: '16px 16px 8px', fontSize: 17, fontWeight: 650 },
  '& > div': { display: 'grid', gap: 20, padding: '8px 16px 16px', overflowY: 'auto' },
  '& > footer': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
    padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.palette.divider}`,
    '& button': { height: 44 },
  },
}));

interface BottomSheetProps {
  title: string;
  children: ReactNode;
  /** Two buttons. */
  foot: ReactNode;
  onClose: () => void;
}

/** A sheet at the lower edge, for phones. */
export const BottomSheet = ({ title, children, foot, onClose }: BottomSheetProps) => (
  <Drawer
    open
    anchor="bottom"
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-modal': true,
        'aria-labelledby': 'bottom-sheet',
        sx: { borderRadius: '16px 16px 0 0' },
      },
    }}
  >
    <Sheet>
      <h2 id="bottom-sheet">{title}</h2>
      <div>{children}</div>
      <footer>{foot}</footer>
    </Sheet>
  </Drawer>
);
