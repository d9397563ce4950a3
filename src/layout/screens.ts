import { currentUser } from '@turntable/declare/connection.ts';
import { createKey, nameKey, tabKey } from '@turntable/declare/define/textKeys.ts';
import { allResources } from '@turntable/declare/registry.ts';
import { matchPath } from 'react-router-dom';
import { mayDo } from '../authProvider/policy.ts';
import { PAGES } from '../customRoutes/pages.ts';

/** What the header shows for a route: its title, and where its back arrow leads (specification, chapter 2). */
export interface Screen {
  /** A translation key; a `PageTitle` of the screen overrides it. */
  title: string;
  /** 1 for one record, 2 for several, where the title has both forms. */
  count?: 1 | 2;
  backTo?: string;
}

const NOT_FOUND: Screen = { title: 'shell.title.not_found', backTo: '/' };

/** Matches `/companies`, `/companies/create`, `/companies/5`, `/companies/5/staff` and what opens inside it: `/companies/5/staff/7`. */
const screenOfResource = (pathname: string): Screen | undefined => {
  const [, resource = '', id, tab, child] = pathname.split('/');
  const declared = allResources().find((one) => one.resource === resource);
  if (!declared) return undefined;
  if (id === undefined) return { title: nameKey(resource), count: 2 };
  if (id === 'create') return { title: createKey(resource), backTo: `/${resource}` };
  if (child !== undefined)
    return { title: nameKey(resource), count: 1, backTo: `/${resource}/${id}/${tab}` };
  const front = declared.form?.find(({ key }) => key === tab)?.behind;
  if (front) return { title: tabKey(resource, tab ?? ''), backTo: `/${resource}/${id}/${front}` };
  return {
    title: nameKey(resource),
    count: 1,
    ...(mayDo(currentUser(), resource, 'list') ? { backTo: `/${resource}` } : {}),
  };
};

/** Returns the screen of a path of the application. */
export const screenAt = (pathname: string): Screen =>
  PAGES.find(({ path }) => matchPath(path, pathname) !== null) ??
  screenOfResource(pathname) ??
  NOT_FOUND;
