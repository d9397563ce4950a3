import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** What the menu stands in on a phone. */
const SidebarDrawer = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('shell.menu.label') } }}
    >
      {children}
    </Drawer>
  );
};

export default SidebarDrawer;
