import type { Identifier, RaRecord } from 'react-admin';
import { NAME, nameOf, nameValue } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';

export type ReadMany = (
  resource: string,
  params: { ids: Identifier[] },
) => Promise<{ data: RaRecord[] }>;

/** Returns the referenced resource that names a resource's records; undefined where the name is a plain field. */
const namingResource = (resource: string): string | undefined => {
  const { fields, name } = resourceNamed(resource);
  const reference = fields[name]?.reference;
  return reference === resource ? undefined : reference;
};

/** Adds names from the referenced records. If those cannot be read, the records stay unchanged. */
export const withReferenceNames = async <R extends RaRecord>(
  resource: string,
  rows: readonly R[],
  readMany: ReadMany,
): Promise<R[]> => {
  const reference = namingResource(resource);
  const field = resourceNamed(resource).name;
  const ids = [
    ...new Set(rows.map((row) => nameValue(row, field) as Identifier | null | undefined)),
  ].filter((id) => id !== null && id !== undefined);
  if (!reference || ids.length === 0) return [...rows];
  const found = await readMany(reference, { ids }).catch(() => ({ data: [] })); // the list is shown without names
  const names = new Map(
    found.data.map((record) => [record.id, nameOf(resourceNamed(reference))(record)]),
  );
  return rows.map((row) => {
    const name = names.get(nameValue(row, field) as Identifier);
    return name === undefined ? row : { ...row, [NAME]: name };
  });
};
