import { useStartAtTop, withoutTopMark } from '@turntable/declare/ui/useStartAtTop.ts';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
  type RouterWrapperProps,
  reactRouterProvider,
} from 'react-admin';
import {
  RouterProvider as BrowserRouter,
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  Routes,
  useLocation as useRouterLocation,
} from 'react-router-dom';
import { ACCESS_DENIED, toAppPath, toBrowserPath } from './paths.ts';

// React-admin's own router provider with real addresses instead of `#/…`. It maps the names of resources to the addresses of the
// specification's route table (chapter 2), in both directions: `/cars/5` is shown as `/vehicles/5`.

/** A location with the application's path; below `Routes`, react-router passes it on itself. */
type AppLocation = RouterLocation & { isMapped?: true };

const inApp = (location: AppLocation): AppLocation =>
  location.isMapped === true
    ? location
    : { ...location, pathname: toAppPath(location.pathname), isMapped: true };

/** Returns the browser's address of a target; a target without a path keeps the current one. */
const toBrowser = (to: RouterTo): RouterTo => {
  const pathOf = (path: string | undefined) =>
    path ? toBrowserPath(path) : window.location.pathname;
  if (typeof to !== 'string') return { ...to, pathname: pathOf(to.pathname) };
  const [path] = to.split(/[?#]/, 1);
  return pathOf(path) + to.slice(path?.length);
};

const useLocation = (): RouterLocation => {
  const location = useRouterLocation();
  return useMemo(() => inApp(location), [location]);
};

const useNavigate = (): RouterNavigateFunction => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback<RouterNavigateFunction>(
    (to, options) => navigate(typeof to === 'number' ? to : toBrowser(to), options),
    [navigate],
  );
};

/** Shows a page from its top, or redirects users who open an address of another role to the denied page. */
const Arrived = ({ children }: { children: ReactNode }) => {
  const { pathname } = useRouterLocation();
  useStartAtTop();
  const isDenied = pathname !== ACCESS_DENIED && toAppPath(pathname) === ACCESS_DENIED;
  return isDenied ? <Navigate to={ACCESS_DENIED} replace /> : children;
};

const RouterWrapper = ({ basename, children }: RouterWrapperProps) => {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Arrived>{children}</Arrived> }], { basename }),
  );
  return <BrowserRouter router={router} />;
};

export const routerProvider: RouterProvider = withoutTopMark({
  ...reactRouterProvider,
  useLocation,
  useNavigate,
  // An address of the same page, such as one with a viewer over it, leaves no form.
  useBlocker: (blocks) =>
    reactRouterProvider.useBlocker(
      (change) =>
        change.nextLocation.pathname !== change.currentLocation.pathname &&
        (typeof blocks === 'function' ? blocks(change) : blocks),
    ),
  useMatch: (pattern) => matchPath(pattern, useLocation().pathname),
  Link: ({ to, ...props }: ComponentProps<RouterProvider['Link']>) => (
    <Link {...props} to={toBrowser(to)} />
  ),
  Navigate: ({ to, ...props }) => <Navigate {...props} to={toBrowser(to)} />,
  Routes: (props) => <Routes location={useLocation()} {...props} />,
  RouterWrapper,
});
