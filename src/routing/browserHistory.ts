import { ACCESS_DENIED, toAppPath, toBrowserPath } from './paths.ts';

/** A place in the application, in the application's own paths. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export type Target = string | Partial<Pick<Place, 'pathname' | 'search' | 'hash'>>;
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';
export interface Move {
  currentLocation: Place;
  nextLocation: Place;
  historyAction: HistoryAction;
}
/** Asked before the user leaves a place; `proceed` leaves after all. @returns true to stay. */
export type Guard = (move: Move, proceed: () => void) => boolean;

interface Entry {
  index: number;
  key: string;
  state: unknown;
}

const freshKey = (): string => Math.random().toString(36).slice(2, 10);

const entryOf = (state: unknown): Entry | undefined =>
  typeof state === 'object' && state !== null && 'index' in state ? (state as Entry) : undefined; // written below, by us

const splitTarget = (target: Target): Pick<Place, 'pathname' | 'search' | 'hash'> => {
  if (typeof target !== 'string')
    return {
      pathname: target.pathname ?? '/',
      search: target.search ?? '',
      hash: target.hash ?? '',
    };
  const { pathname, search, hash } = new URL(target, window.location.origin);
  return { pathname, search, hash };
};

/** The address that the browser shows for a place. */
export const hrefOf = (target: Target): string => {
  const { pathname, search, hash } = splitTarget(target);
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return `${toBrowserPath(pathname)}${query}${hash}`;
};

const here = (): Place => {
  const { pathname, search, hash } = window.location;
  const entry = entryOf(window.history.state);
  return {
    pathname: toAppPath(pathname),
    search,
    hash,
    state: entry?.state ?? null,
    key: entry?.key ?? 'default',
  };
};

/** Where the browser stands; who opened an address that is another role's is seen at the page that says so (specification, chapter 2). */
const arrived = (): Place => {
  const place = here();
  if (place.pathname !== ACCESS_DENIED || window.location.pathname === ACCESS_DENIED) return place;
  window.history.replaceState(window.history.state, '', ACCESS_DENIED);
  return here();
};

/** The browser's history in the application's paths, with a guard for unsaved work. Real paths, never `#/…`. */
export const createHistory = () => {
  let place = arrived();
  let index = entryOf(window.history.state)?.index ?? 0;
  let ignoreNextPop = false;
  let passNextPop = false;
  const guards = new Set<Guard>();
  const listeners = new Set<() => void>();

  if (!entryOf(window.history.state))
    window.history.replaceState({ index, key: place.key, state: null } satisfies Entry, '');

  const arrive = () => {
    place = arrived();
    for (const listener of listeners) listener();
  };

  const isHeld = (asked: Move, proceed: () => void): boolean =>
    [...guards].some((guard) => guard(asked, proceed));

  const move = (historyAction: 'PUSH' | 'REPLACE', target: Target, state: unknown = null) => {
    const key = freshKey();
    const { pathname, ...rest } = splitTarget(target);
    const nextLocation: Place = { ...rest, pathname: toAppPath(pathname), state, key };
    const go = () => {
      if (historyAction === 'PUSH') index += 1;
      const entry: Entry = { index, key, state };
      window.history[historyAction === 'PUSH' ? 'pushState' : 'replaceState'](
        entry,
        '',
        hrefOf(target),
      );
      arrive();
    };
    if (!isHeld({ currentLocation: place, nextLocation, historyAction }, go)) go();
  };

  window.addEventListener('popstate', () => {
    if (ignoreNextPop) {
      ignoreNextPop = false;
      return;
    }
    const nextIndex = entryOf(window.history.state)?.index ?? 0;
    const delta = nextIndex - index;
    const proceed = () => {
      passNextPop = true;
      window.history.go(delta);
    };
    const passes = passNextPop || delta === 0;
    passNextPop = false;
    if (
      !passes &&
      isHeld({ currentLocation: place, nextLocation: here(), historyAction: 'POP' }, proceed)
    ) {
      ignoreNextPop = true;
      window.history.go(-delta); // the browser has left already: back again
      return;
    }
    index = nextIndex;
    arrive();
  });

  return {
    place: () => place,
    push: (target: Target, state?: unknown) => move('PUSH', target, state),
    replace: (target: Target, state?: unknown) => move('REPLACE', target, state),
    go: (delta: number) => window.history.go(delta),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Asks `question` before every move, until the returned function is called. */
    guardWith: (question: Guard) => {
      guards.add(question);
      return () => {
        guards.delete(question);
      };
    },
  };
};

export type AppHistory = ReturnType<typeof createHistory>;
