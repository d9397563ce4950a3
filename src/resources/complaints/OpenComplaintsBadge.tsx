import Badge from '@mui/material/Badge';
import type { ReactElement } from 'react';
import { useOpenComplaints } from './useOpenComplaints.ts';

/** Puts the number of reported problems without a reply on the menu's icon; without any, shows the icon alone. */
const OpenComplaintsBadge = ({ children }: { children: ReactElement }) => {
  const count = useOpenComplaints();
  if (!count) return children;
  // the blank separates the number from the entry's name for screen readers
  return (
    <Badge badgeContent={`${count} `} color="error">
      {children}
    </Badge>
  );
};

export default OpenComplaintsBadge;
