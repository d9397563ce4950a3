import { LinkBase, type RaRecord } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';

/** Where a row leads; nothing where there is no page for it. Apart from the rows: it stays while they change. */
export const LeadContext = createContext<(row: RaRecord) => string | undefined>(() => undefined);

/** The link of a row to its own page; each row has exactly one, or none where there is no page. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const path = useContext(LeadContext)(row);
  if (path === undefined) return children;
  return (
    <LinkBase to={path} data-leads>
      {children}
    </LinkBase>
  );
};
