import { baseOf, textIn } from '@turntable/declare/contract/localText.ts';
import type { Locale } from '../../messages/index.ts';

/** Returns a text that the operator has written, in the reader's language; an empty German one falls back to English. */
export const readersText = (locale: Locale, english: string, german: string): string =>
  textIn({ en: english, de: german || undefined }, locale);

/**
 * Returns SQL of a text that the operator has written, in the reader's language, from the columns of both languages; an empty German one falls back
 * to English.
 */
export const readersColumn = (locale: Locale, english: string, german: string): string =>
  baseOf(locale) === 'de' ? `coalesce(nullif(${german}, ''), ${english})` : english;
