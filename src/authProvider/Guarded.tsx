import { Navigate } from 'ra-core';
import type { ReactNode } from 'react';
import { useMayDo } from './useMayDo.ts';

/** Shows a screen of our own only to roles that may open it; react-admin guards its own screens only. */
export const Guarded = ({ subject, action, children }: { subject: string; action: string; children: ReactNode }) =>
  useMayDo(subject, action) ? children : <Navigate to="/access-denied" replace />;
