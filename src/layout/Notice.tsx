import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  hint: string;
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** A whole screen that has one thing to say, and what can be done about it. */
export const Notice = ({ title, hint, role, children }: NoticeProps) => (
  <Stack
    role={role}
    spacing={2}
    sx={{
      alignItems: 'center',
      textAlign: 'center',
      maxWidth: 480,
      mx: 'auto',
      py: { xs: 6, sm: 12 },
    }}
  >
    <Typography variant="h2">{title}</Typography>
    <Typography color="textSecondary">{hint}</Typography>
    {children}
  </Stack>
);
