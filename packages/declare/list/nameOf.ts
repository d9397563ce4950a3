import type { RaRecord } from 'react-admin';
import type { Resource } from '../define/resource.ts';
import { valueAt } from '../ui/values/value.ts';

/** Where the data provider writes what a record is called whose name is a reference; no field is called so. */
export const NAME = '$name';

/** Returns a record without the data provider's additions. */
export const withoutName = ({
  [NAME]: _,
  ...record
}: Record<string, unknown>): Record<string, unknown> => record;

/** Returns the value of a record's name field; the id of a reference. */
export const nameValue = (row: Partial<RaRecord>, name: string): unknown => valueAt(row, name);

/** Returns the name of a record, or of the referenced record where its name is a reference; empty where it has none. */
export const writtenName = (row: Partial<RaRecord>, name: string): string =>
  String(row[NAME] ?? valueAt(row, name) ?? '');

/** Returns the name of a record for a sentence; its number where it has no name. */
export const nameOf =
  ({ name }: Pick<Resource, 'name'>) =>
  (row: RaRecord): string =>
    writtenName(row, name) || `#${row.id}`;
