import { storedLocale } from '@turntable/declare/api/session.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import { inOrder } from './languages.ts';

type Load = () => Promise<{ messages: MessageTree }>;

/** The written texts of each language: the folders beside this file, by their names. They are fetched when the language is used. */
export const WRITTEN = new Map<string, Load>(
  Object.entries(import.meta.glob<{ messages: MessageTree }>('./*/index.ts')).map(
    ([path, load]) => [path.split('/')[1] ?? path, load],
  ),
);

/** Returns the languages of the application. */
export const languages = (): string[] => inOrder([...WRITTEN.keys()]);

/** Returns a language if the application has it, else English (specification, chapter 9). */
export const known = (language: string): string => (WRITTEN.has(language) ? language : 'en');

/** Returns the language to show. */
export const chosenLanguage = (): string => known(storedLocale());

/** Fetches the written texts of a language. */
export const fetchWritten = async (language: string): Promise<MessageTree> =>
  (await WRITTEN.get(language)?.())?.messages ?? {};
