import type { RaRecord } from 'react-admin';
import type { Role } from '../../../contract/call.ts';
import { idsIn, valueAt } from '../../ui/values/valueAt.ts';
import type { Resource } from '../define/resource.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { canRead, resourceNamed } from '../registry.ts';
import { columnsFor } from './columnNames.ts';
import type { ExportedColumns, RecordName } from './definition.ts';

type Translate = (key: string, options?: { _?: string }) => string;

/** What an exported list says, in the user's language: of the columns that are `shown`, in their order, all that the role may read. */
export const exportedColumns = (
  declared: Resource,
  role: Role | undefined,
  translate: Translate,
  shown?: readonly string[],
): ExportedColumns => {
  const { resource, fields } = declared;
  const readable = columnsFor(declared, role).map(({ name }) => name);
  const names = shown?.filter((name) => readable.includes(name)) ?? readable;

  const textOf = (row: RaRecord, name: string, recordName?: RecordName): string => {
    const field = fields[name];
    const value = valueAt(row, name);
    if (!field || value === null || value === undefined) return '';
    const { reference } = field;
    if (reference)
      return idsIn(value)
        .map((id) => recordName?.(reference, id) ?? `#${id}`)
        .join(', ');
    const { asText } = KINDS[field.kind];
    const said = (choice: string) =>
      field.choices?.[choice]
        ? translate(choiceKey(resource, name, choice))
        : translate(choice, { _: choice });
    return asText ? asText(value, said) : String(value);
  };

  return {
    head: names.map((name) => translate(fieldKey(resource, name))),
    lineOf: (row, recordName) => names.map((name) => textOf(row, name, recordName)),
    references: names.flatMap((name) => {
      const resource = fields[name]?.reference;
      return resource && canRead(resource, role) ? [{ name, resource }] : [];
    }),
    nameIn: (other, record) => {
      const name = valueAt(record, resourceNamed(other).name);
      return name === undefined || name === null || name === '' ? undefined : String(name);
    },
  };
};
