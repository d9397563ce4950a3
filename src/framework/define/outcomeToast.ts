import { type CatalogueKey, catalogueKey } from '../../i18n/catalogue.ts';

/** What `notify` takes for a record that was made or saved: the catalogue's message above the record's name, else a sentence with it. */
export const outcomeToast = (
  title: CatalogueKey | undefined,
  sentence: 'record.created' | 'record.saved',
  name: string,
): [
  message: string,
  options: { type: 'success'; title?: string; messageArgs: Record<string, string> },
] =>
  title
    ? [name, { type: 'success', title: catalogueKey(title), messageArgs: { _: name } }]
    : [sentence, { type: 'success', messageArgs: { name } }];
