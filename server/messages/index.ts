import { readdirSync } from 'node:fs';
import { baseOf, LANGUAGE_TAG } from '@turntable/declare/contract/localText.ts';
import { accountsDe } from './accounts.de.ts';
import { accountsEn } from './accounts.en.ts';
import { albumsDe } from './albums.de.ts';
import { albumsEn } from './albums.en.ts';
import { balanceDe } from './balance.de.ts';
import { balanceEn } from './balance.en.ts';
import { companiesDe } from './companies.de.ts';
import { companiesEn } from './companies.en.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ftpExportDe } from './ftpExport.de.ts';
import { ftpExportEn } from './ftpExport.en.ts';
import { ftpImportDe } from './ftpImport.de.ts';
import { ftpImportEn } from './ftpImport.en.ts';
import { looksDe } from './looks.de.ts';
import { looksEn } from './looks.en.ts';
import { photosDe } from './photos.de.ts';
import { photosEn } from './photos.en.ts';

const english = {
  ...en,
  ...accountsEn,
  ...albumsEn,
  ...companiesEn,
  ...ftpExportEn,
  ...ftpImportEn,
  ...looksEn,
  ...photosEn,
  ...balanceEn,
};

export type MessageCode = keyof typeof english;

const german: Record<MessageCode, string> = {
  ...de,
  ...accountsDe,
  ...albumsDe,
  ...companiesDe,
  ...ftpExportDe,
  ...ftpImportDe,
  ...looksDe,
  ...photosDe,
  ...balanceDe,
};

/** A language's tag; texts of a language that the server does not have are English. */
export type Locale = string;
/** The texts of a language; English where one is missing. */
export type Messages = Partial<Record<MessageCode, string>>;

/**
 * The texts of each language: English, German, and those of the other languages' files in this folder, such as `fr.ts`. Those of a region, such as
 * `de-AT.ts`, have the language's texts where they have no own.
 */
export const LANGUAGES = new Map<Locale, Messages>(Object.entries({ en: english, de: german }));
const tags = readdirSync(import.meta.dirname).flatMap((file) => {
  const tag = file.replace(/\.ts$/, '');
  return LANGUAGE_TAG.test(tag) && !LANGUAGES.has(tag) ? [tag] : [];
});
for (const tag of tags.sort((one, other) => one.length - other.length)) {
  const { texts }: { texts: Messages } = await import(new URL(`${tag}.ts`, import.meta.url).href);
  LANGUAGES.set(tag, { ...LANGUAGES.get(baseOf(tag)), ...texts });
}

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(english, code);

/** Returns a code's text in a language, or in English, with its values filled in. */
export const message = (
  locale: Locale,
  code: MessageCode,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  (LANGUAGES.get(locale)?.[code] ?? english[code]).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => String(params[name] ?? placeholder),
  );

/** Returns the code of the operator's variant of a text for companies, such as `no_credit_operator`, where there is one. */
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
