import type { I18nProvider } from 'ra-core';
import { keepLocale, LOCALES, type Locale, storedLocale } from '../api/session.ts';
import type { MessageTree } from './translated.ts';
import { translator } from './translator.ts';

/** A language's messages are a file of their own, fetched when it is chosen. */
const LOADERS: Record<Locale, () => Promise<{ messages: MessageTree }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};

const NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

const known = (locale: string): Locale => LOCALES.find((name) => name === locale) ?? 'en';

/** The provider with the messages of the stored language loaded. The choice is kept in the locale cookie. */
export const loadI18nProvider = async (): Promise<I18nProvider> => {
  let locale = storedLocale();
  let translate = translator((await LOADERS[locale]()).messages);
  document.documentElement.lang = locale;
  return {
    translate: (key, values) => translate(key, values),
    getLocale: () => locale,
    getLocales: () => LOCALES.map((name) => ({ locale: name, name: NAMES[name] })),
    changeLocale: async (chosen) => {
      const next = known(chosen);
      translate = translator((await LOADERS[next]()).messages);
      locale = next;
      keepLocale(next);
      document.documentElement.lang = next;
    },
  };
};
