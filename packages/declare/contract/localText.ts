/** A text in English, and perhaps in other languages. */
export interface LocalText {
  readonly en: string;
  readonly [language: string]: string | undefined;
}

/** A language's tag, such as `fr`, `pt-BR` or `zh-Hant`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

/** Returns a tag's language without region and script: `pt` for `pt-BR`. */
export const baseOf = (tag: string): string => tag.replace(/-.*/, '');

/** Returns a text in a language; for a region without one, in the language itself. */
export const translationIn = (
  text: Readonly<Record<string, string | undefined>>,
  language: string,
): string | undefined => text[language] ?? text[baseOf(language)];

/** Returns a text in a language, in the same way, or in English. */
export const textIn = (text: LocalText, language: string): string =>
  translationIn(text, language) ?? text.en;

/** Returns a text in all its languages. */
export const textsIn = (text: LocalText): string[] =>
  Object.values(text).flatMap((one) => one ?? []);
