/** A text in every language of the product; one that is missing does not compile. */
export interface Label {
  readonly en: string;
  readonly de: string;
}

type Forms = readonly [one: string, many: string, creating?: string];

/** What a resource's records are called: one, many, and the title of the form for a new one. */
export interface Nouns {
  readonly en: Forms;
  readonly de: Forms;
}
