import type { Application } from '../application.ts';
import { baseOf } from '../contract/localText.ts';
import { en } from './texts/en.ts';

type OwnCode = Application extends { readonly text: infer Code extends string } ? Code : never;

/** The codes of texts: the layer's, and those that the application adds. */
export type MessageCode = keyof typeof en | OwnCode;

/** A language's tag; texts of a language that the server does not have are English. */
export type Locale = string;
/** The texts of a language; English where one is missing. */
export type Messages = Partial<Record<MessageCode, string>>;

/** The texts of each language. */
export const LANGUAGES = new Map<Locale, Messages>([['en', en]]);

/** Adds texts of a language to those that are known. A region without an own text has the language's. */
export const addMessages = (language: Locale, texts: Messages): void => {
  const known = LANGUAGES.get(language) ?? LANGUAGES.get(baseOf(language));
  LANGUAGES.set(language, { ...known, ...texts });
};

const english = (): Messages => LANGUAGES.get('en') ?? en;

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(english(), code);

/** Returns a code's text in a language, or in English, with its values filled in. */
export const message = (
  locale: Locale,
  code: MessageCode,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  (LANGUAGES.get(locale)?.[code] ?? english()[code] ?? code).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => String(params[name] ?? placeholder),
  );

/** Returns the code of the operator's variant of a text, such as `storage_full_operator`, where there is one. */
export const codeFor = (code: MessageCode, isOperator: boolean): MessageCode => {
  const operators = `${code}_operator`;
  return isOperator && isMessageCode(operators) ? operators : code;
};

/** Returns the first supported language of an Accept-Language header, if any; for a region without texts, the language's. */
export const acceptedLocale = (header: string | undefined): Locale | undefined => {
  const wanted = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...rest] = entry.trim().split(';');
    const quality = rest.find((part) => part.trim().startsWith('q='));
    return {
      language: LANGUAGES.has(tag) ? tag : baseOf(tag.toLowerCase()),
      quality: quality ? Number(quality.trim().slice(2)) : 1,
    };
  });
  const [best] = wanted
    .filter(({ language, quality }) => LANGUAGES.has(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best?.language;
};
