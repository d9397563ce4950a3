import type { PropsWithChildren, ReactNode } from 'react';
import { LinkBase, type RaRecord, useRecordContext } from 'react-admin';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../connection.ts';
import { FieldCell } from '../kinds/cells.tsx';
import { resourceNamed } from '../registry.ts';
import { usePlace } from '../ui/Place.ts';
import { valueAt } from '../ui/values/value.ts';
import { useDeclared } from '../useDeclared.ts';

/** Returns where a row of the list around leads: to its own page, to that of another resource with the same id, or nowhere. */
export const useRowPath = (row: Pick<RaRecord, 'id'> | undefined): string | undefined => {
  const declared = useDeclared();
  const { rowTo } = declared.list ?? {};
  const target = typeof rowTo === 'object' ? resourceNamed(rowTo.resource) : declared;
  const { record } = usePlace(target.resource);
  return row && rowTo !== 'none' && hasPage(target, currentUser()) ? record(row.id) : undefined;
};

/** The link of a row to its page; each row has exactly one, or none where there is no page. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const path = useRowPath(row);
  if (path === undefined) return children;
  return (
    <LinkBase to={path} data-leads>
      {children}
    </LinkBase>
  );
};

/** The field that names the row around, leading to its record; a cell of the field's own brings its link along. */
export const RowName = ({ name, children }: PropsWithChildren<{ name: string }>) => {
  const cell = children ?? <FieldCell name={name} />;
  const { fields, list } = useDeclared();
  const row = useRecordContext<RaRecord>();
  if (!row || fields[name]?.cell) return cell;
  // a number names a record that can be opened; one that cannot has no name, as an entry of the ledger without a vehicle
  const nameless = list?.rowTo === 'none' ? '–' : `#${row.id}`;
  return <RowLink row={row}>{valueAt(row, name) ? cell : nameless}</RowLink>;
};
