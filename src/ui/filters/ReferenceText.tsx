import type { ReferenceFilter } from './filter.ts';

/** What the record is called that a list is filtered by. */
export const ReferenceText = ({ filter, id }: { filter: ReferenceFilter; id: string }) =>
  filter.useName(id) ?? `#${id}`;
