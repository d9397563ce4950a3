/** A text in English and German, without which it does not compile, and in other languages; these may also be in src/i18n. */
export interface Label {
  readonly en: string;
  readonly de: string;
  readonly [language: string]: string | undefined;
}

/** A resource's nouns in one language. */
export type Forms = readonly [one: string, many: string, creating?: string];

/** The names of a resource's records: one, many, and the title of the form for a new one. */
export interface Nouns {
  readonly en: Forms;
  readonly de: Forms;
  readonly [language: string]: Forms | undefined;
}
