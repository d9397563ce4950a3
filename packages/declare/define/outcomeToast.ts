import type { MessageKey } from '../application.ts';
import { catalogueKey } from './messages.ts';

/** Returns the arguments of `notify` for a created or saved record: the catalogue's message above the record's name, else a sentence with it. */
export const outcomeToast = (
  heading: MessageKey | undefined,
  sentence: 'record.created' | 'record.saved',
  name: string,
) => {
  const title = heading && { title: catalogueKey(heading) };
  const options = { type: 'success', messageArgs: { _: name, name }, ...title } as const;
  return [heading ? name : sentence, options] as const;
};
