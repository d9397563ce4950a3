import { localStorageStore, type Store } from 'ra-core';
import { keepLocale, LOCALES, storedLocale } from '../api/session.ts';

const kept = localStorageStore();
kept.setItem('locale', storedLocale()); // before anything is shown, or everything would be shown twice

/**
 * Where react-admin keeps the user's preferences. The locale lives in its cookie, which the sign-in page reads too,
 * and locale and theme outlive a sign-out.
 */
export const appStore: Store = {
  ...kept,
  setItem: (key, value) => {
    kept.setItem(key, value);
    const locale = key === 'locale' && LOCALES.find((name) => name === value);
    if (locale) keepLocale(locale);
    if (key === 'theme') document.documentElement.dataset.theme = String(value); // what lies behind the page follows
  },
  reset: () => {
    const theme = kept.getItem('theme');
    kept.reset();
    kept.setItem('locale', storedLocale());
    if (theme !== undefined) kept.setItem('theme', theme);
  },
};
