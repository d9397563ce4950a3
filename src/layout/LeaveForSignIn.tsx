import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { toBrowserPath } from '../routing/paths.ts';

/** Replaces the application by the sign-in page, a document of its own, and passes on where to return to. */
export const LeaveForSignIn = () => {
  const { state } = useLocation();
  useEffect(() => {
    const { nextPathname = '/', nextSearch = '' } = state ?? {}; // set by react-admin
    const next = encodeURIComponent(toBrowserPath(nextPathname) + nextSearch);
    window.location.replace(nextPathname === '/' ? '/login' : `/login?next=${next}`);
  }, [state]);
  return <ScreenLoading />;
};
