import { matchPath } from 'react-router';

/** What the header knows of a route: its title, and where its back arrow leads (specification, chapter 2). */
export interface Screen {
  pattern: string;
  /** A translation key; the screen may set a title of its own with `usePageTitle`. */
  title: string;
  backTo?: string;
}

const SCREENS: readonly Screen[] = [
  { pattern: '/', title: 'shell.title.dashboard' },
  { pattern: '/cars', title: 'shell.title.vehicles' },
  { pattern: '/cars/create', title: 'shell.title.new_vehicle', backTo: '/cars' },
  { pattern: '/cars/:id', title: 'shell.title.vehicle', backTo: '/cars' },
  { pattern: '/access-denied', title: 'shell.title.access_denied' },
];

const NOT_FOUND: Screen = { pattern: '*', title: 'shell.title.not_found', backTo: '/' };

/** The screen that a path of the application belongs to. */
export const screenAt = (pathname: string): Screen => SCREENS.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? NOT_FOUND;
