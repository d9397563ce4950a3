import type { RaRecord } from 'ra-core';
import type { Role } from '../../../contract/call.ts';
import type { ExportedColumns } from '../../list/definition.ts';
import { valueAt } from '../../ui/values/valueAt.ts';
import type { Resource } from '../define/resource.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { columnsFor } from './columnNames.ts';

type Translate = (key: string, options?: { _?: string }) => string;

/** What an exported list says, column by column: all that the role may read of it, in the user's language. */
export const exportedColumns = (declared: Resource, role: Role | undefined, translate: Translate): ExportedColumns => {
  const { resource, fields } = declared;
  const names = columnsFor(declared, role).map(({ name }) => name);

  const textOf = (row: RaRecord, name: string): string => {
    const field = fields[name];
    const value = valueAt(row, name);
    if (!field || value === null || value === undefined) return '';
    const { asText } = KINDS[field.kind];
    const said = (choice: string) =>
      field.choices?.[choice] ? translate(choiceKey(resource, name, choice)) : translate(choice, { _: choice });
    return asText ? asText(value, said) : String(value);
  };

  return {
    head: names.map((name) => translate(fieldKey(resource, name))),
    lineOf: (row) => names.map((name) => textOf(row, name)),
  };
};
