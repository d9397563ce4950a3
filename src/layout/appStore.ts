import { localStorageStore, type Store } from 'ra-core';
import { keepLocale, LOCALES, storedLocale } from '../api/session.ts';

const kept = localStorageStore();

/**
 * Where react-admin keeps the user's preferences. The locale lives in its cookie, which the sign-in page reads too,
 * and locale and theme outlive a sign-out.
 */
export const appStore: Store = {
  ...kept,
  setup: () => {
    kept.setup();
    kept.setItem('locale', storedLocale());
  },
  setItem: (key, value) => {
    kept.setItem(key, value);
    const locale = key === 'locale' && LOCALES.find((name) => name === value);
    if (locale) keepLocale(locale);
  },
  reset: () => {
    const theme = kept.getItem('theme');
    kept.reset();
    kept.setItem('locale', storedLocale());
    if (theme !== undefined) kept.setItem('theme', theme);
  },
};
