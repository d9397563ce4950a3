import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 360,
  padding: 24,
  textAlign: 'center',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  '& svg.picture': {
    width: 200,
    height: 'auto',
    color: theme.palette.text.secondary,
    marginBottom: 8,
  },
  '& h2': { margin: 0, fontSize: 18, fontWeight: 600 },
  '& p': { margin: '0 0 12px', maxWidth: 420, fontSize: 14, color: theme.palette.text.secondary },
}));

interface PlacardProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
  /** Something went wrong: said at once by screen readers. */
  isAlarm?: boolean;
}

/** Stands where the rows would be, and says why there are none. */
export const Placard = ({ picture, title, text, children, isAlarm }: PlacardProps) => (
  <Ground role={isAlarm ? 'alert' : undefined}>
    {picture}
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </Ground>
);
