import type { catalogue } from './en/catalogue.ts';

/** A message of the specification's chapter 8. */
export type CatalogueKey = keyof typeof catalogue;

/** Returns the translation key of a message of the catalogue. */
export const catalogueKey = (name: CatalogueKey): `catalogue.${CatalogueKey}` =>
  `catalogue.${name}`;
