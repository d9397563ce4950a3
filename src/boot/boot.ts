import './frame.css';
import type { Role } from '../../contract/call.ts';
import { dashboard } from '../../contract/calls/dashboard.ts';
import { session } from '../../contract/calls/session.ts';
import type { EarlyRead } from '../api/early.ts';
import { urlOf } from '../api/url.ts';
import { cookie } from './cookie.ts';
import { earlyListUrl, LIST_PARAMS } from './earlyList.ts';
import { partOf } from './partOf.ts';

// The page's first script, while the application itself is on its way: sends away who is not signed in, fetches the parts that
// this address needs, and asks for what the screen will show.

const { pathname, search } = window.location;
const token = cookie('token');

const HOME_ROLES: readonly Role[] = dashboard.one.roles;

const roleOf = (user: string | undefined): Role | undefined => {
  try {
    return user && JSON.parse(user).role;
  } catch {
    return undefined;
  }
};

const fetchAhead = (parts: (string | undefined)[]) => {
  const files: Record<string, string[]> = JSON.parse(
    document.querySelector<HTMLMetaElement>('meta[name="turntable-ahead"]')?.content || '{}',
  );
  const wanted = new Set(parts.flatMap((part) => (part && files[part]) || []));
  for (const href of wanted)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
};

const readEarly = (url: string, bearer: string): EarlyRead => {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${bearer}`,
    'Accept-Language': cookie('locale') ?? 'en',
  };
  const response = fetch(url, { headers });
  response.catch(() => undefined); // the caller that takes the answer hears of the failure
  return { url, token: bearer, response };
};

const theme = localStorage.getItem('RaStore.theme');
if (theme) document.documentElement.dataset.theme = JSON.parse(theme);

const role = roleOf(cookie('user'));
if (token === undefined || role === undefined) {
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  window.location.replace(`/login${next}`);
} else {
  const part = partOf(pathname);
  fetchAhead([cookie('locale') === 'de' ? 'de' : 'en', part]);
  const list =
    part === 'list' ? earlyListUrl(role, search, localStorage.getItem(LIST_PARAMS)) : undefined;
  const home = part === 'home' && HOME_ROLES.includes(role) ? urlOf(dashboard.one) : undefined;
  window.turntableEarly = [urlOf(session.me), list, home]
    .filter((url) => url !== undefined)
    .map((url) => readEarly(url, token));
}
