import type {
  RouterBlocker,
  RouterBlockerFunction,
  RouterNavigateFunction,
  RouterProvider,
  RouterWrapperProps,
} from 'ra-core';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  Link,
  matchPath,
  Navigate,
  type Navigator,
  Outlet,
  Route,
  Router,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { createHistory, hrefOf } from './browserHistory.ts';

const history = createHistory();

const navigator: Navigator = {
  createHref: hrefOf,
  go: history.go,
  push: history.push,
  replace: history.replace,
};

/** React Router over our own history: real paths, and data resources under the paths of the route table. */
const RouterWrapper = ({ basename, children }: RouterWrapperProps) => {
  const location = useSyncExternalStore(history.listen, history.place);
  return (
    <Router basename={basename || '/'} location={location} navigator={navigator}>
      {children}
    </Router>
  );
};

/** A function that stays the same over the life of its component. */
const useNavigate = (): RouterNavigateFunction => {
  const navigate = useRouterNavigate() as RouterNavigateFunction; // react-admin's narrower signature of the same function
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((...args: Parameters<RouterNavigateFunction>) => latest.current(...args), []);
};

const UNBLOCKED: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

/** Holds the user at a place with unsaved work until he has decided. */
const useBlocker = (shouldBlock: RouterBlockerFunction | boolean): RouterBlocker => {
  const [blocker, setBlocker] = useState<RouterBlocker>(UNBLOCKED);
  const question = useRef(shouldBlock);
  useEffect(() => {
    question.current = shouldBlock;
  }, [shouldBlock]);
  useEffect(
    () =>
      history.guardWith((move, go) => {
        const stays =
          typeof question.current === 'function' ? question.current(move) : question.current;
        if (!stays) return false;
        const reset = () => setBlocker(UNBLOCKED);
        const proceed = () => {
          reset();
          go();
        };
        setBlocker({ state: 'blocked', reset, proceed, location: move.nextLocation });
        return true;
      }),
    [],
  );
  return blocker;
};

/** What react-admin knows of routing; replaces its own provider, whose hash router the application does not need. */
export const reactRouterProvider = {
  useNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'], // the same hook with the wider type of its own library
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'], // react-admin names only the props that it uses
  Routes,
  Outlet,
  RouterWrapper,
  matchPath,
} satisfies RouterProvider;
