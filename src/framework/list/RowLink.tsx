import { LinkBase, type RaRecord, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { useListScreen } from './RowsContext.ts';

/** The link of a row to its own page; each row has exactly one. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const { resource } = useListScreen().definition;
  const createPath = useCreatePath();
  return <LinkBase to={createPath({ resource, type: 'edit', id: row.id })}>{children}</LinkBase>;
};
