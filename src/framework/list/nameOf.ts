import type { RaRecord } from 'ra-core';
import { valueAt } from '../../ui/values/value.ts';
import type { Resource } from '../define/resource.ts';

/** Where the data provider writes what a record is called whose name is a reference; no field is called so. */
export const NAME = '$name';

/** A record without what the data provider has written into it. */
export const withoutName = ({
  [NAME]: _,
  ...record
}: Record<string, unknown>): Record<string, unknown> => record;

/** What a record's name field holds: of a reference the id. */
export const nameValue = (row: Partial<RaRecord>, name: string): unknown => valueAt(row, name);

/** The name of a record, that of the record it refers to where its name is a reference; empty where it has none. */
export const writtenName = (row: Partial<RaRecord>, name: string): string =>
  String(row[NAME] ?? valueAt(row, name) ?? '');

/** What a record is called in a sentence; its number where it has no name. */
export const nameOf =
  ({ name }: Pick<Resource, 'name'>) =>
  (row: RaRecord): string =>
    writtenName(row, name) || `#${row.id}`;
