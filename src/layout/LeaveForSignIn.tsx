import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { toBrowserPath } from '../routing/paths.ts';
import { ScreenLoading } from '../ui/states/Loading.tsx';

/** The sign-in page is a document of its own: leaves the application for it, and says where to return to. */
export const LeaveForSignIn = () => {
  const { state } = useLocation();
  useEffect(() => {
    const { nextPathname = '/', nextSearch = '' } = state ?? {}; // react-admin's
    const next = encodeURIComponent(toBrowserPath(nextPathname) + nextSearch);
    window.location.replace(nextPathname === '/' ? '/login' : `/login?next=${next}`);
  }, [state]);
  return <ScreenLoading />;
};
