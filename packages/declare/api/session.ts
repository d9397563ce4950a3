import Cookies from 'js-cookie';
import type { CurrentUser, Role } from '../application.ts';
import { isRole } from '../connection.ts';

/** The session's cookies (specification, chapters 3 and 4): readable by the page, sent to our own pages only. */
const TOKEN = 'token';
const USER = 'user';
const NO_REFRESH = 'no-refresh';
/** Set for a sign-in that is remembered: when it ends, in milliseconds since 1970. Without it the session ends with the browser. */
const REMEMBERED_UNTIL = 'remembered-until';
/** How long the locale is kept, in days (specification, chapter 9). Browsers shorten it to their limit. */
const LOCALE_DAYS = 86e4;
const LOCALE = 'locale';

const lasting = (): Cookies.CookieAttributes => {
  const until = cookie(REMEMBERED_UNTIL);
  return until === undefined ? {} : { expires: new Date(Number(until)) };
};

const kept = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Strict',
  secure: window.location.protocol === 'https:',
  ...lasting(),
});

/** A new token; `expires_in` is in seconds. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
}
/** What signing in answers: a token and its user. */
export interface SignedIn extends TokenAnswer {
  readonly user: CurrentUser;
}

const isUser = (value: unknown): value is CurrentUser =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  isRole(value.role);

let cookies: Record<string, string | undefined> | undefined;

/** Returns a cookie. All are read once per task: the browser gets them from another process, and one rendering needs the user often. */
const cookie = (name: string): string | undefined => {
  if (!cookies) {
    cookies = Cookies.get() ?? {}; // undefined without a document, as in the checks of the declarations
    queueMicrotask(forgetCookies);
  }
  return cookies[name];
};

const forgetCookies = (): void => {
  cookies = undefined;
};

const keep = (name: string, value: string, attributes?: Cookies.CookieAttributes): void => {
  Cookies.set(name, value, { ...kept(), ...attributes });
  forgetCookies();
};

const remove = (name: string): void => {
  Cookies.remove(name, kept());
  forgetCookies();
};

export const token = (): string | undefined => cookie(TOKEN);

const userIn = (text: string | undefined): CurrentUser | undefined => {
  if (text === undefined) return undefined;
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
};

let read: { text: string | undefined; user: CurrentUser | undefined } | undefined;

/** Returns the stored user; undefined if there is none, or the stored value cannot be read (specification, chapter 2). */
export const storedUser = (): CurrentUser | undefined => {
  const text = cookie(USER);
  if (!read || read.text !== text) read = { text, user: userIn(text) }; // every rendered text needs it
  return read.user;
};

/** Returns the stored user's role; undefined without a session. */
export const roleOfSession = (): Role | undefined => storedUser()?.role;

/** Returns whether the token is younger than half its lifetime (specification, chapter 4). */
export const isFresh = (): boolean => cookie(NO_REFRESH) !== undefined;

/** Stores a new token; `expires_in` is in seconds, and during its first half no refresh is requested. */
export const keepToken = ({ access_token, expires_in }: TokenAnswer): void => {
  keep(TOKEN, access_token);
  keep(NO_REFRESH, '1', { expires: new Date(Date.now() + expires_in * 500) });
};

export const keepUser = (user: CurrentUser): void => {
  keep(USER, JSON.stringify(user));
};

/** Stores the session of a user who has signed in; if it is remembered, it outlasts the browser. */
export const beginSession = ({ user, ...answer }: SignedIn, isRemembered = false): void => {
  remove(REMEMBERED_UNTIL);
  if (isRemembered) {
    const until = Date.now() + answer.expires_in * 1000;
    keep(REMEMBERED_UNTIL, String(until), { expires: new Date(until) });
  }
  keepToken(answer);
  keepUser(user);
};

/** The operator's own session, while they view the product as another user. */
const VIEWER = 'viewer';

/** Returns whether an operator views the product as the stored user. Nothing can be changed then. */
export const isViewing = (): boolean => cookie(VIEWER) !== undefined;

/** Switches to another user, and stores the user's own session. */
export const beginViewing = ({ user, ...answer }: SignedIn): void => {
  keep(VIEWER, JSON.stringify([token(), storedUser()]));
  keepToken(answer);
  keepUser(user);
};

/** Switches back to the user's own session. */
export const endViewing = (): void => {
  const [own, user]: [string, CurrentUser] = JSON.parse(cookie(VIEWER) ?? '[]');
  remove(VIEWER);
  remove(NO_REFRESH); // its age is unknown, so it is refreshed at once
  keep(TOKEN, own);
  keepUser(user);
};

/** Removes the session. Locale and theme stay. */
export const endSession = (): void => {
  for (const name of [TOKEN, USER, NO_REFRESH, VIEWER, REMEMBERED_UNTIL]) remove(name);
};

/** Returns the tag of the chosen language, which the application may not have (src/i18n/written.ts); English is the default. */
export const storedLocale = (): string => /^[\w-]+$/.exec(cookie(LOCALE) ?? '')?.[0] ?? 'en';

export const keepLocale = (locale: string): void => {
  keep(LOCALE, locale, { expires: LOCALE_DAYS });
};
