import { nameOf } from '@turntable/declare/texts/languageName.ts';
import { BRAND_WORDS } from './brandInDocuments.ts';
import { PROJECT } from './run.ts';
import { LANGUAGES } from './texts.ts';

/** Returns the options of a choice of languages. */
export const languageOptions = (languages: readonly string[]): string =>
  languages
    .map(
      (language) => `<option value="${language}" lang="${language}">${nameOf(language)}</option>`,
    )
    .join('');

/** Returns a document with its words in English, the brand's name, and the languages to choose from. */
export const withWords = async (html: string): Promise<string> => {
  const { session }: { session: Record<string, string> } = await import(
    `${PROJECT}src/i18n/en/session.ts`
  );
  const texts: Record<string, string> = {
    ...session,
    ...BRAND_WORDS,
    languages: languageOptions(LANGUAGES),
  };
  return html.replace(/\{\{(\w+)\}\}/g, (place, key: string) => texts[key] ?? place);
};
