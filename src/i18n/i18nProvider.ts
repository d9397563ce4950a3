import { keepLocale, roleOfSession } from '@turntable/declare/api/session.ts';
import { followingStore } from '@turntable/declare/app/TranslatedInPlace.tsx';
import { nameOf } from '@turntable/declare/texts/languageName.ts';
import { pluralRules } from '@turntable/declare/texts/plurals.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { PRODUCT_NAME } from '../../brand.ts';
import { appStore } from '../layout/appStore.ts';
import { isComplete } from './languages.ts';
import { chosenLanguage, fetchWritten, known, languages } from './written.ts';

type Messages = Parameters<typeof polyglotI18nProvider>[0];
type Texts = MessageTree | Promise<MessageTree>;

/**
 * Returns react-admin's provider for texts, with three additions: without a number, the singular is used; the operator gets the text of a key
 * with `_operator`, if there is one: `hint_operator` instead of `hint`; and a missing text is the fallback's, with the plurals of that language.
 */
export const providerOf = (
  messages: (language: string) => Texts,
  language: string,
  isOperator: () => boolean,
  fallback: () => I18nProvider | undefined = () => undefined,
): I18nProvider => {
  const available = languages().map((locale) => ({ locale, name: nameOf(locale) }));
  const provider = polyglotI18nProvider(messages as Messages, language, available, {
    allowMissing: true,
    pluralRules: pluralRules(languages()),
  });
  const translate = (key: string, options: Record<string, unknown> = {}): string => {
    const values = { smart_count: 1, product: PRODUCT_NAME, ...options };
    const other = fallback();
    return provider.translate(key, other ? { ...values, _: other.translate(key, values) } : values);
  };
  return {
    ...provider,
    translate: (key, options) => {
      const text = translate(key, options);
      return isOperator() ? translate(`${key}_operator`, { ...options, _: text }) : text;
    },
  };
};

/** Returns the texts of the declarations in a language, whose written ones are known. */
export type DeclaredTexts = (language: string, written: MessageTree) => MessageTree;

/** Returns the texts that a language has: the written ones, merged over those of the declarations. */
export const allTexts = async (declared: DeclaredTexts, language: string): Promise<MessageTree> => {
  const written = await fetchWritten(language);
  return mergeTranslations(declared(language, written), written);
};

/**
 * Loads the provider with the texts of the chosen language, and with the English ones if it is not complete. A new choice is kept in the locale
 * cookie.
 * @param declared returns the texts of the declarations in a language
 */
export const loadI18nProvider = async (declared: DeclaredTexts): Promise<I18nProvider> => {
  let english: I18nProvider | undefined;
  const loadFallback = async (language: string): Promise<void> => {
    if (english || isComplete(language)) return;
    const texts = await allTexts(declared, 'en');
    english = providerOf(
      () => texts,
      'en',
      () => false,
    );
  };
  const first = chosenLanguage();
  const [texts] = await Promise.all([allTexts(declared, first), loadFallback(first)]);
  document.documentElement.lang = first;
  const messages = (language: string) =>
    language === first ? texts : allTexts(declared, known(language));
  const provider = providerOf(
    messages,
    first,
    () => roleOfSession() === 'admin',
    () => english,
  );
  const changeLocale = async (chosen: string) => {
    const language = known(chosen);
    await loadFallback(language);
    await provider.changeLocale(language);
    keepLocale(language);
    document.documentElement.lang = language;
  };
  return followingStore({ ...provider, changeLocale }, appStore);
};
