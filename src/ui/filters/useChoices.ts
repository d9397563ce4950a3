import type { LoadedChoices } from './choice.ts';
import type { Filter } from './filter.ts';

const NONE: LoadedChoices = { choices: [] };

/** A filter's choices, from its definition or from the server. A filter never changes its kind, so the hook inside is always the same. */
export const useChoices = (filter: Filter): LoadedChoices => {
  if (filter.kind === 'days') return NONE;
  return typeof filter.choices === 'function' ? filter.choices() : { choices: filter.choices };
};

/** Whether there is anything to choose, or something to say about it. */
export const isOffered = (filter: Filter, { choices, retry }: LoadedChoices): boolean =>
  filter.kind === 'days' || choices.length > 1 || retry !== undefined;
