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

// react-admin's own router provider with real addresses in place of `#/…`, and with the names of resources mapped to the addresses of
// the specification's route table (chapter 2) wherever a place goes in or comes out: `/cars/5` is shown as `/vehicles/5`.

/** A location whose path is the application's; below `Routes`, react-router hands it on itself. */
type AppLocation = RouterLocation & { isMapped?: true };

const inApp = (location: AppLocation): AppLocation =>
  location.isMapped === true
    ? location
    : { ...location, pathname: toAppPath(location.pathname), isMapped: true };

/** The address that the browser shows for a place; one without a path is where the browser is. */
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

/** Users who open an address of another role come to the page that says so. */
const Arrived = ({ children }: { children: ReactNode }) => {
  const { pathname } = useRouterLocation();
  const isDenied = pathname !== ACCESS_DENIED && toAppPath(pathname) === ACCESS_DENIED;
  return isDenied ? <Navigate to={ACCESS_DENIED} replace /> : children;
};

const RouterWrapper = ({ basename, children }: RouterWrapperProps) => {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Arrived>{children}</Arrived> }], { basename }),
  );
  return <BrowserRouter router={router} />;
};

export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useLocation,
  useNavigate,
  useMatch: (pattern) => matchPath(pattern, useLocation().pathname),
  Link: ({ to, ...props }: ComponentProps<RouterProvider['Link']>) => (
    <Link {...props} to={toBrowser(to)} />
  ),
  Navigate: ({ to, ...props }) => <Navigate {...props} to={toBrowser(to)} />,
  Routes: (props) => <Routes location={useLocation()} {...props} />,
  RouterWrapper,
};
