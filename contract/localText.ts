/** A text in English, and perhaps in other languages. */
export interface LocalText {
  readonly en: string;
  readonly [language: string]: string | undefined;
}

/** Returns a text in a language, or in English. */
export const textIn = (text: LocalText, language: string): string => text[language] ?? text.en;

/** Returns a text in all its languages. */
export const textsIn = (text: LocalText): string[] =>
  Object.values(text).flatMap((one) => one ?? []);
