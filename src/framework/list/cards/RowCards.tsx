import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useListScreen } from '../RowsContext.ts';
import { useSelection } from '../useSelection.ts';
import { useShownRows } from '../useShownRows.ts';

const SELECTED = { light: 0.07, dark: 0.14 };

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
    overflow: 'hidden',
    backgroundColor: theme.palette.background.paper,
    backgroundClip: 'padding-box',
  },
  '& > li[data-selected=true]': {
    borderColor: theme.palette.primary.main,
    backgroundImage: `linear-gradient(${alpha(theme.palette.primary.main, SELECTED[theme.palette.mode])} 0 0)`,
  },
  // the link's area is the whole card; the check box lies above it
  '& > li a': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '& > li a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '& > li a:focus-visible': { outline: 0 },
  '& > li a:focus-visible::after': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& > li > label': { position: 'relative', zIndex: 1, display: 'grid', placeItems: 'center', height: 44, cursor: 'pointer' },
  '& input[type=checkbox]': { width: 20, height: 20, margin: 0, accentColor: theme.palette.primary.main },
  '&[aria-busy=true]': { opacity: 0.55, transition: 'opacity .15s .25s' },
}));

/** The rows as cards, for phones. */
export const RowCards = () => {
  const { definition, rows } = useListScreen();
  const shown = useShownRows(rows.data);
  const { select } = useSelection(rows);
  const translate = useTranslate();
  const { Card, nameOf } = definition;
  return (
    <Cards aria-busy={rows.isStale} aria-label={translate(`${definition.texts}.title`)}>
      {shown.map((row) => {
        const isSelected = rows.selectedIds.includes(row.id);
        return (
          <li key={row.id} data-row={row.id} data-selected={isSelected}>
            <Card row={row} />
            <label>
              <input
                type="checkbox"
                aria-label={translate('list.select_row', { name: nameOf(row) })}
                checked={isSelected}
                onChange={() => select(row, false)}
              />
            </label>
          </li>
        );
      })}
    </Cards>
  );
};
