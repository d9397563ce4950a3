import { createContext, type ReactNode, useContext } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';

interface Rows {
  /** Where a row leads; nothing where there is no page for it. */
  leadOf: (row: RaRecord) => string | undefined;
  /** What it is called in a sentence. */
  nameOf: (row: RaRecord) => string;
}

/** What all rows of a list have in common. It stays while they change. */
export const RowsContext = createContext<Rows>({
  leadOf: () => undefined,
  nameOf: ({ id }) => `#${id}`,
});

/** The link of a row to its own page; each row has exactly one, or none where there is no page. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const path = useContext(RowsContext).leadOf(row);
  if (path === undefined) return children;
  return (
    <LinkBase to={path} data-leads>
      {children}
    </LinkBase>
  );
};
