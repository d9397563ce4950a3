import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Role } from '../contract/call.ts';
import type { Resource } from '../define/resource.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { canRead, resourceNamed } from '../registry.ts';
import { idsIn, valueAt } from '../ui/values/value.ts';
import { writtenName } from './nameOf.ts';

/** Returns the name of another resource's record, if it is known. */
export type RecordName = (resource: string, id: Identifier) => string | undefined;

/** A reference to records of another resource: a field of a row, or a parameter of a filter. */
export interface Reference {
  name: string;
  resource: string;
}

type Translate = (key: string, options?: { _?: string }) => string;

/** Returns an exported list with the given columns, in the user's language. */
export const exportedColumns = (
  declared: Resource,
  role: Role | undefined,
  translate: Translate,
  columns: readonly { name: string }[],
) => {
  const { resource, fields } = declared;
  const names = columns.map(({ name }) => name);

  const textOf = (row: RaRecord, name: string, recordName: RecordName): string => {
    const field = fields[name];
    const value = valueAt(row, name);
    if (!field || value === null || value === undefined) return '';
    const { reference } = field;
    if (reference)
      return idsIn(value)
        .map((id) => recordName(reference, id) ?? `#${id}`)
        .join(', ');
    const said = (choice: string) =>
      field.choices?.[choice]
        ? translate(choiceKey(resource, name, choice))
        : translate(choice, { _: choice });
    return KINDS[field.kind]?.asText?.(value, said) ?? String(value);
  };

  return {
    head: names.map((name) => translate(fieldKey(resource, name))),
    /** `recordName` returns the name of another record; without a name its number is used. */
    lineOf: (row: RaRecord, recordName: RecordName) =>
      names.map((name) => textOf(row, name, recordName)),
    references: names.flatMap((name): Reference[] => {
      const other = fields[name]?.reference;
      return other && canRead(other, role) ? [{ name, resource: other }] : [];
    }),
  };
};

/** Reads the referenced records of rows, each once, and returns a function that names them. One that cannot be read has no name. */
export const recordNames = async (
  { getMany }: Pick<DataProvider, 'getMany'>,
  references: readonly Reference[],
  rows: readonly RaRecord[],
): Promise<RecordName> => {
  const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;
  const names = new Map<string, string>();
  for (const { name, resource } of references) {
    const ids = new Set(rows.flatMap((row) => idsIn(valueAt(row, name))));
    const read = [...ids].map(async (id) => {
      const { data } = await getMany(resource, { ids: [id] }).catch(() => ({ data: [] }));
      const said = data[0] && writtenName(data[0], resourceNamed(resource).name);
      if (said) names.set(keyOf(resource, id), said);
    });
    await Promise.all(read);
  }
  return (resource, id) => names.get(keyOf(resource, id));
};
