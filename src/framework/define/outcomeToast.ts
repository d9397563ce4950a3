import { type CatalogueKey, catalogueKey } from '../../i18n/catalogue.ts';

/** What `notify` takes for a record that was made or saved: the catalogue's message above the record's name, else a sentence with it. */
export const outcomeToast = (
  heading: CatalogueKey | undefined,
  sentence: 'record.created' | 'record.saved',
  name: string,
) => {
  const title = heading && { title: catalogueKey(heading) };
  const options = { type: 'success', messageArgs: { _: name, name }, ...title } as const;
  return [heading ? name : sentence, options] as const;
};
