import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { keepLocale, storedLocale } from '../api/session.ts';
import { translationIn } from '../contract/localText.ts';
import type { Label } from '../define/label.ts';
import { textsOf } from '../define/textsOf.ts';
import { allResources } from '../registry.ts';
import { nameOf } from '../texts/languageName.ts';
import { pluralRules } from '../texts/plurals.ts';
import type { MessageTree } from '../texts/translated.ts';

type Load = () => Promise<{ messages: MessageTree }>;
type Messages = Parameters<typeof polyglotI18nProvider>[0];

/** The languages of an application, by their tags; English is one of them. Each is fetched when it is used. */
export type Languages = Readonly<Record<string, Load>>;

/** Returns the key of the title of an application's own page. */
export const pageKey = (path: string): string => `pages.${path}`;

/**
 * Loads react-admin's provider for texts: those of a language, and of the declarations and pages in it. A text that a language lacks is English. The chosen
 * language is kept in a cookie, and sent to the server.
 */
export const loadI18nProvider = async (
  languages: Languages,
  pages: readonly { path: string; title: Label }[],
): Promise<I18nProvider> => {
  const tags = Object.keys(languages);
  const textsIn = async (tag: string): Promise<MessageTree> => {
    const written = (await languages[tag]?.())?.messages ?? {};
    const titles = pages.map(({ path, title }) => [path, translationIn(title, tag)]);
    return mergeTranslations(
      { pages: Object.fromEntries(titles) },
      textsOf(allResources(), tag, written),
      written,
    );
  };
  const chosen = tags.find((tag) => tag === storedLocale()) ?? 'en';
  const english = await textsIn('en');
  const first = chosen === 'en' ? english : mergeTranslations(english, await textsIn(chosen));
  const messages = async (tag: string) => mergeTranslations(english, await textsIn(tag));
  const provider = polyglotI18nProvider(
    ((tag: string) => (tag === chosen ? first : messages(tag))) as Messages,
    chosen,
    tags.map((locale) => ({ locale, name: nameOf(locale) })),
    { allowMissing: true, pluralRules: pluralRules(tags) },
  );
  document.documentElement.lang = chosen;
  return {
    ...provider,
    // without a number, a text's singular is meant
    translate: (key, options) => provider.translate(key, { smart_count: 1, ...options }),
    changeLocale: async (tag) => {
      await provider.changeLocale(tag);
      keepLocale(tag);
      document.documentElement.lang = tag;
    },
  };
};
