import type { Language } from '../application.ts';
import type { LocalText } from '../contract/localText.ts';

/** A text in the application's languages, without which it does not compile, and perhaps in others. */
export type Label = LocalText & { readonly [L in Language]: string };

/** A resource's nouns in one language. */
export type Forms = readonly [one: string, many: string, creating?: string];

/** The names of a resource's records: one, many, and the title of the form for a new one. */
export type Nouns = { readonly [L in Language]: Forms } & {
  readonly [language: string]: Forms | undefined;
};
