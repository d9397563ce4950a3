import type { Role } from '../contract/call.ts';
import type { AnyListSpec, Resource } from '../define/resource.ts';
import { KINDS } from '../kinds/kinds.ts';
import { readableFields } from '../registry.ts';

/** A column of a list. */
export interface Column {
  name: string;
  /** The server sorts by it. */
  isSortable?: true;
  /** The first sort order, if it is not ascending; times and counts begin with the largest. */
  sortFirst?: 'DESC';
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** Not shown until the user chooses it. */
  isOptional?: true;
  /** Names the row: always shown. */
  isName?: true;
  /** Aligned to the right. */
  isNumber?: true;
}

/** Whether all roles have the same columns. */
const isForAll = (columns: AnyListSpec['columns']): columns is readonly string[] =>
  Array.isArray(columns);

/** Returns the columns of a resource's list for a role: the declared ones that it reads. The record's name names the row, or the first column if the role does not see it. */
export const columnsFor = (declared: Resource, role: Role | undefined): Column[] => {
  const { fields, list } = declared;
  const columns = list?.columns ?? [];
  const listed = isForAll(columns) ? columns : ((role ? columns[role] : undefined) ?? []);
  const readable = new Set(readableFields(declared, role));
  const shown = listed
    .map((name) => ({ name: name.replace(/\?$/, ''), isOptional: name.endsWith('?') }))
    .filter(({ name }) => readable.has(name));
  const naming =
    shown.find(({ name }) => name === declared.name) ?? shown.find(({ isOptional }) => !isOptional);
  return shown.flatMap((column) => {
    const { name, isOptional } = column;
    const field = fields[name];
    if (!field) return [];
    const kind = KINDS[field.kind] ?? {};
    const isName = column === naming;
    const width = field.width ?? (isName ? undefined : kind.width);
    return {
      name,
      ...(field.sort !== false && { isSortable: true }),
      ...(kind.sortFirst && { sortFirst: kind.sortFirst }),
      ...(kind.isNumber && !field.cell && { isNumber: true }),
      ...(isName ? { isName } : isOptional && { isOptional }),
      ...(width && { width }),
    };
  });
};
