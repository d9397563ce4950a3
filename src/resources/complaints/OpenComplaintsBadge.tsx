import Badge from '@mui/material/Badge';
import type { ReactElement } from 'react';
import { useOpenComplaints } from './useOpenComplaints.ts';

/** The menu's icon of reported problems with the number of those without a reply; without any, the icon alone. */
const OpenComplaintsBadge = ({ children }: { children: ReactElement }) => {
  const count = useOpenComplaints();
  if (!count) return children;
  // the blank parts the number from the entry's name for screen readers
  return (
    <Badge badgeContent={`${count} `} color="error">
      {children}
    </Badge>
  );
};

export default OpenComplaintsBadge;
