import type { IconName } from '@turntable/declare/application.ts';
import type { Role } from '@turntable/declare/contract/call.ts';

/** A page without a resource. Its route is in src/App.tsx, its right in src/authProvider/policy.ts. */
interface Page {
  /** As in a route: `/settings/*`. */
  path: string;
  /** A translation key, as all texts here. */
  title: string;
  /** Its entry in the main menu. The label is the title unless it is given. */
  menu?: { icon: IconName; order: number; label?: string; roles?: readonly Role[] };
}

export const PAGES: readonly Page[] = [
  { path: '/', title: 'shell.title.dashboard' },
  {
    path: '/profile',
    title: 'shell.title.profile',
    menu: { icon: 'person', order: 30, label: 'shell.menu.profile' },
  },
  { path: '/security', title: 'shell.title.security' },
  { path: '/share/*', title: 'pages.share.title' },
  {
    path: '/settings/*',
    title: 'settings.title',
    // the operator's settings are those of the default rooms
    menu: { icon: 'settings', order: 20, roles: ['chief', 'employee'] },
  },
  { path: '/access-denied', title: 'shell.title.access_denied' },
];
