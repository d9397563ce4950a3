import type { ReactNode } from 'react';
import { Navigate } from 'react-admin';
import { useMayDo } from './useMayDo.ts';

interface GuardedProps {
  subject: string;
  action: string;
  /** Where the others are taken. */
  otherwise?: string;
  children: ReactNode;
}

/** Shows a screen of our own only to roles that may open it; react-admin guards its own screens only. */
export const Guarded = ({
  subject,
  action,
  otherwise = '/access-denied',
  children,
}: GuardedProps) => (useMayDo(subject, action) ? children : <Navigate to={otherwise} replace />);
