import type { ReactNode } from 'react';
import { Navigate } from 'react-admin';
import { useMayDo } from './useMayDo.ts';

interface GuardedProps {
  subject: string;
  action: string;
  /** Path that all other users are redirected to. */
  otherwise?: string;
  children: ReactNode;
}

/** Shows a screen of our own only to users who may open it; react-admin guards only its own screens. */
export const Guarded = ({
  subject,
  action,
  otherwise = '/access-denied',
  children,
}: GuardedProps) => (useMayDo(subject, action) ? children : <Navigate to={otherwise} replace />);
