import type { I18nProvider } from 'ra-core';
import { keepLocale, LOCALES, type Locale, roleOfSession, storedLocale } from '../api/session.ts';
import { laidOver } from './laidOver.ts';
import type { MessageTree } from './translated.ts';
import { translator } from './translator.ts';

/** A language's messages are a file of their own, fetched when it is chosen: what is written, and what resources declare. */
export type MessageLoaders = Record<
  Locale,
  () => Promise<{ messages: MessageTree; declared: MessageTree }>
>;

const NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

const known = (locale: string): Locale => LOCALES.find((name) => name === locale) ?? 'en';

/** The provider with the messages of the stored language loaded. The choice is kept in the locale cookie. */
export const loadI18nProvider = async (loaders: MessageLoaders): Promise<I18nProvider> => {
  const load = async (language: Locale) => {
    const { messages, declared } = await loaders[language]();
    return translator(laidOver(declared, messages), () => roleOfSession() === 'admin');
  };
  let locale = storedLocale();
  let translate = await load(locale);
  document.documentElement.lang = locale;
  return {
    translate: (key, values) => translate(key, values),
    getLocale: () => locale,
    getLocales: () => LOCALES.map((name) => ({ locale: name, name: NAMES[name] })),
    changeLocale: async (chosen) => {
      const next = known(chosen);
      translate = await load(next);
      locale = next;
      keepLocale(next);
      document.documentElement.lang = next;
    },
  };
};
