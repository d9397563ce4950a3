import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { idsIn, valueAt } from '../../ui/values/valueAt.ts';
import type { ExportedColumns, RecordName } from './definition.ts';

/** Reads the records that rows name, each once, and returns a function that says what they are called. One that cannot be read stays unknown. */
export const recordNames = async (
  { getMany }: Pick<DataProvider, 'getMany'>,
  { references, nameIn }: Pick<ExportedColumns, 'references' | 'nameIn'>,
  rows: readonly RaRecord[],
): Promise<RecordName> => {
  const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;
  const names = new Map<string, string | undefined>();
  for (const { name, resource } of references) {
    const ids = new Set(rows.flatMap((row) => idsIn(valueAt(row, name))));
    const read = [...ids].map(async (id) => {
      const { data } = await getMany(resource, { ids: [id] }).catch(() => ({ data: [] }));
      names.set(keyOf(resource, id), data[0] && nameIn(resource, data[0]));
    });
    await Promise.all(read);
  }
  return (resource, id) => names.get(keyOf(resource, id));
};
