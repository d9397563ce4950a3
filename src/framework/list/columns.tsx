import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Role } from '../../../contract/call.ts';
import { RowLink } from '../../ui/table/RowLink.tsx';
import { valueAt } from '../../ui/values/valueAt.ts';
import { widthOf } from '../define/columnWidth.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { fieldKey } from '../define/textKeys.ts';
import { valueProps } from '../kinds/fieldProps.ts';
import { KINDS } from '../kinds/kinds.ts';
import { columnsFor } from './columnNames.ts';
import type { Column } from './definition.ts';
import { slotComponent } from './slots.ts';

type Cell = ComponentType<{ row: RaRecord }>;

/** What a field shows of a row: its own cell, that of its kind, or the value as it is. */
const cellOf = (resource: string, name: string, field: Field<never>): Cell => {
  if (field.cell) return slotComponent(field.cell);
  const { Cell } = KINDS[field.kind];
  const given = valueProps(resource, name, field);
  return Cell
    ? ({ row }) => <Cell {...given} value={valueAt(row, name)} />
    : ({ row }) => String(valueAt(row, name) ?? '');
};

/** Leads to the record; a cell of its own brings its link along. */
const nameCellOf = (declared: Resource, name: string, field: Field<never>): Cell => {
  const Cell = cellOf(declared.resource, name, field);
  if (field.cell) return Cell;
  // a number names a record that can be opened; one that cannot has no name, as an entry of the ledger without a vehicle
  const nameless = (row: RaRecord) => (declared.list?.rowTo === 'none' ? '–' : `#${row.id}`);
  return ({ row }) => (
    <RowLink row={row}>{valueAt(row, name) ? <Cell row={row} /> : nameless(row)}</RowLink>
  );
};

/** The columns of a list. The one that names the record leads to it; where the role does not see that one, the first. */
export const deriveColumns = (declared: Resource, role: Role | undefined): Column[] => {
  const { resource, fields } = declared;
  const shown = columnsFor(declared, role);
  const naming =
    shown.find(({ name }) => name === declared.name) ?? shown.find(({ isOptional }) => !isOptional);
  return shown.flatMap((declaredColumn) => {
    const { name, isOptional } = declaredColumn;
    const field = fields[name];
    if (!field) return [];
    const { isNumber, sortFirst } = KINDS[field.kind];
    const isName = declaredColumn === naming;
    const column: Column = {
      name,
      label: fieldKey(resource, name),
      Cell: isName ? nameCellOf(declared, name, field) : cellOf(resource, name, field),
      ...(field.sort !== false && { isSortable: true }),
      ...(sortFirst && { sortFirst }),
      ...(isNumber && !field.cell && { isNumber }),
      ...(isName ? { isName } : isOptional && { isOptional }),
    };
    const width = field.width ?? (isName ? undefined : widthOf(field.kind));
    return width ? { ...column, width } : column;
  });
};
