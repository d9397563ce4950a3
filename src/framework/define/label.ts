/** A text in every language of the product; a missing one does not compile. */
export interface Label {
  readonly en: string;
  readonly de: string;
}

type Forms = readonly [one: string, many: string, creating?: string];

/** The names of a resource's records: one, many, and the title of the form for a new one. */
export interface Nouns {
  readonly en: Forms;
  readonly de: Forms;
}
