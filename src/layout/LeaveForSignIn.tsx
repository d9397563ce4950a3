import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { toBrowserPath } from '../routing/paths.ts';
import { ScreenLoading } from '../ui/states/Loading.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The sign-in page is a document of its own: leaves the application for it, and says where to return to. */
export const LeaveForSignIn = () => {
  const { state } = useLocation();
  useEffect(() => {
    const { nextPathname, nextSearch } = state ?? {};
    const next =
      isText(nextPathname) && nextPathname !== '/'
        ? toBrowserPath(nextPathname) + (isText(nextSearch) ? nextSearch : '')
        : undefined;
    window.location.replace(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  }, [state]);
  return <ScreenLoading />;
};
