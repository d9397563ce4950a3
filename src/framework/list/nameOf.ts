import type { RaRecord } from 'ra-core';
import { valueAt } from '../../ui/values/valueAt.ts';
import type { Resource } from '../define/resource.ts';

/** What a record is called in a sentence; its number where it has no name. */
export const nameOf =
  ({ name }: Pick<Resource, 'name'>) =>
  (row: RaRecord): string =>
    String(valueAt(row, name) ?? '') || `#${row.id}`;
