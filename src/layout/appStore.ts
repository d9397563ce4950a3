import { localStorageStore, type Store } from 'react-admin';
import { keepLocale, LOCALES, storedLocale, storedUser } from '../api/session.ts';
import { NOT_KEPT } from '../ui/notKept.ts';

const kept = localStorageStore();
kept.setItem('locale', storedLocale()); // before anything is shown, or everything would be shown twice

const PERSONAL = 'personal.';
/** Whether a preference is the user's own: it outlives a sign-out, and the next user does not see it. */
const isPersonal = (key: string): boolean =>
  key === 'singleKeys' || /\.(savedQueries|columns)$/.test(key);
const keyOf = (key: string): string =>
  isPersonal(key) ? `${PERSONAL}${storedUser()?.id}.${key}` : key;

/**
 * Where react-admin keeps the user's preferences. The locale lives in its cookie, which the sign-in page reads too.
 * Locale, theme and what is the user's own outlive a sign-out.
 */
export const appStore: Store = {
  ...kept,
  getItem: (key, otherwise) => kept.getItem(keyOf(key), otherwise),
  setItem: (key, value) => {
    try {
      kept.setItem(keyOf(key), value);
    } catch {
      window.dispatchEvent(new Event(NOT_KEPT));
    }
    const locale = key === 'locale' && LOCALES.find((name) => name === value);
    if (locale) keepLocale(locale);
    if (key === 'theme') document.documentElement.dataset.theme = String(value); // what lies behind the page follows
  },
  removeItem: (key) => kept.removeItem(keyOf(key)),
  subscribe: (key, listener) => kept.subscribe(keyOf(key), listener),
  reset: () => {
    const stays = { theme: kept.getItem('theme'), ...kept.listItems?.(PERSONAL) };
    kept.reset();
    for (const [key, value] of Object.entries(stays)) kept.setItem(key, value);
    kept.setItem('locale', storedLocale());
  },
};
