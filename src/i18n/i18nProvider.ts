import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { PRODUCT_NAME } from '../../brand.ts';
import { keepLocale, LOCALES, type Locale, roleOfSession, storedLocale } from '../api/session.ts';
import type { MessageTree } from './translated.ts';
import { WRITTEN } from './written.ts';

const NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };
const AVAILABLE = LOCALES.map((locale) => ({ locale, name: NAMES[locale] }));

const known = (locale: string): Locale => LOCALES.find((name) => name === locale) ?? 'en';

type Messages = Parameters<typeof polyglotI18nProvider>[0];
type Texts = MessageTree | Promise<MessageTree>;

/**
 * Returns react-admin's provider for texts, with two additions: without a number, the singular is used; and the operator gets the text of a key
 * with `_operator`, if there is one: `hint_operator` instead of `hint`.
 */
export const providerOf = (
  messages: (locale: string) => Texts,
  locale: Locale,
  isOperator: () => boolean,
): I18nProvider => {
  const provider = polyglotI18nProvider(messages as Messages, locale, AVAILABLE, {
    allowMissing: true,
  });
  const translate = (key: string, options: Record<string, unknown> = {}): string =>
    provider.translate(key, { smart_count: 1, product: PRODUCT_NAME, ...options });
  return {
    ...provider,
    translate: (key, options) => {
      const text = translate(key, options);
      return isOperator() ? translate(`${key}_operator`, { ...options, _: text }) : text;
    },
  };
};

/** Returns all texts of a language: the written ones, merged over those of the declarations. */
export const allTexts = async (
  declared: (locale: Locale) => MessageTree,
  locale: Locale,
): Promise<MessageTree> => {
  const { messages } = await WRITTEN[locale]();
  return mergeTranslations(declared(locale), messages);
};

/**
 * Loads the provider with the texts of the stored language. A new choice is kept in the locale cookie.
 * @param declared returns the texts of the declarations in a language
 */
export const loadI18nProvider = async (
  declared: (locale: Locale) => MessageTree,
): Promise<I18nProvider> => {
  const first = storedLocale();
  const texts = await allTexts(declared, first);
  document.documentElement.lang = first;
  const messages = (locale: string) =>
    locale === first ? texts : allTexts(declared, known(locale));
  const provider = providerOf(messages, first, () => roleOfSession() === 'admin');
  return {
    ...provider,
    changeLocale: async (chosen) => {
      const locale = known(chosen);
      await provider.changeLocale(locale);
      keepLocale(locale);
      document.documentElement.lang = locale;
    },
  };
};
