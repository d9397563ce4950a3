import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { type View, WISHES, type Wish } from './views.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    padding: '4px 8px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& thead th': {
    fontSize: 13,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    verticalAlign: 'bottom',
    hyphens: 'auto',
  },
  '& thead th:not(:first-of-type), & td': { width: '20%', textAlign: 'center' },
  '& tbody th[scope=rowgroup]': {
    paddingTop: 16,
    fontSize: 13,
    fontWeight: 650,
    color: theme.palette.text.secondary,
  },
  '& .view': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& svg': {
    flex: 'none',
    width: 56,
    height: 42,
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 12,
    strokeLinejoin: 'round',
  },
  '& thead button': { height: 28, padding: '0 6px', fontSize: 12 },
  '& td label': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
  },
  '& td input': { width: 20, height: 20, margin: 0, accentColor: theme.palette.primary.main },
  '@media (max-width: 599.95px)': {
    '& th, & td': { padding: '4px 2px' },
    '& thead th': { fontSize: 12 },
    '& .view': { gap: 8 },
    '& thead button': { padding: '0 3px' },
    '& thead th:not(:first-of-type), & td': { width: 60 },
    '& .view svg': { width: 36, height: 27 },
  },
}));

const KINDS = ['exterior', 'interior', 'detail', undefined] as const;

interface ViewTableProps {
  views: readonly View[];
  /** Below a wish's name at the head of its column. */
  head?: (wish: Wish) => ReactNode;
  cell: (view: View, wish: Wish, name: string) => ReactNode;
}

/** A company's views, exterior first, with how each shows the vehicle, and a column for each wish. */
export const ViewTable = ({ views, head, cell }: ViewTableProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'de' ? 'de' : 'en';
  const groups = KINDS.map((kind) => ({
    kind,
    found: views.filter((view) => view.kind === kind),
  })).filter(({ found }) => found.length > 0);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('pages.views.view')}</th>
          {WISHES.map((wish) => (
            <th key={wish} scope="col">
              {translate(`pages.views.${wish}`)}
              {head?.(wish)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ kind, found }) => (
        <tbody key={kind ?? 'other'}>
          {kind && (
            <tr>
              <th scope="rowgroup" colSpan={WISHES.length + 1}>
                {translate(`vehicle.views.${kind}`)}
              </th>
            </tr>
          )}
          {found.map((view) => {
            const name = view.name?.[locale] ?? translate('pages.views.unnamed', { id: view.id });
            return (
              <tr key={view.id}>
                <th scope="row">
                  <span className="view">
                    {view.silhouette && (
                      <svg
                        viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`}
                        aria-hidden="true"
                        focusable="false"
                      >
                        <path d={view.silhouette} />
                      </svg>
                    )}
                    {name}
                  </span>
                </th>
                {WISHES.map((wish) => (
                  <td key={wish}>{cell(view, wish, name)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
};
