import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { idsIn, valueAt } from '../ui/values/valueAt.ts';
import type { ExportedColumns, RecordName } from './definition.ts';

/**
 * Finds out what the records are called that rows name, each once in the life of the returned function. One that cannot be read
 * stays unknown. @returns for the rows of a page what tells their names
 */
export const recordNames = (
  { getMany }: Pick<DataProvider, 'getMany'>,
  { references, nameIn }: Pick<ExportedColumns, 'references' | 'nameIn'>,
): ((rows: readonly RaRecord[]) => Promise<RecordName>) => {
  const known = new Map<string, Promise<string | undefined>>();
  const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;
  const read = async (resource: string, id: Identifier) => {
    const { data } = await getMany(resource, { ids: [id] }).catch(() => ({ data: [] }));
    return data[0] && nameIn(resource, data[0]);
  };
  return async (rows) => {
    const names = new Map<string, string | undefined>();
    for (const { name, resource } of references) {
      const ids = new Set(rows.flatMap((row) => idsIn(valueAt(row, name))));
      const found = [...ids].map(async (id) => {
        const key = keyOf(resource, id);
        const asked = known.get(key) ?? read(resource, id);
        known.set(key, asked);
        names.set(key, await asked);
      });
      await Promise.all(found);
    }
    return (resource, id) => names.get(keyOf(resource, id));
  };
};
