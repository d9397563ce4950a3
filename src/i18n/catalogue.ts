import type { catalogue } from './en/catalogue.ts';

/** A message of the specification's chapter 8. */
export type CatalogueKey = keyof typeof catalogue;

/** Where a message of the catalogue is found among the texts. */
export const catalogueKey = (name: CatalogueKey): `catalogue.${CatalogueKey}` =>
  `catalogue.${name}`;
