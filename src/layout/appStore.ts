import { keepLocale, storedUser } from '@turntable/declare/api/session.ts';
import { NOT_KEPT } from '@turntable/declare/ui/notKept.ts';
import { localStorageStore, type Store } from 'react-admin';
import { chosenLanguage, known } from '../i18n/written.ts';

const kept = localStorageStore();
kept.setItem('locale', chosenLanguage()); // the cookie decides, which the server reads too

const PERSONAL = 'personal.';
/** Returns whether a preference belongs to one user: it survives sign-out, and the next user does not see it. */
const isPersonal = (key: string): boolean =>
  /^(singleKeys|rowSize)$|\.(savedQueries|columns)$/.test(key);
const keyOf = (key: string): string =>
  isPersonal(key) ? `${PERSONAL}${storedUser()?.id}.${key}` : key;

/**
 * The store of react-admin's preferences. The locale is also written to its cookie, which the sign-in page reads.
 * Locale, theme and personal preferences survive sign-out.
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
    if (key === 'locale') keepLocale(known(String(value)));
    if (key === 'theme') document.documentElement.dataset.theme = String(value); // the colour of the document's background follows
  },
  removeItem: (key) => kept.removeItem(keyOf(key)),
  subscribe: (key, listener) => kept.subscribe(keyOf(key), listener),
  reset: () => {
    const stays = { theme: kept.getItem('theme'), ...kept.listItems?.(PERSONAL) };
    kept.reset();
    for (const [key, value] of Object.entries(stays)) kept.setItem(key, value);
    kept.setItem('locale', chosenLanguage());
  },
};
