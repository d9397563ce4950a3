import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { type RaRecord, useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { IconOnly } from '../buttons.ts';
import { Cards } from './Cards.tsx';
import type { RowsProps } from './column.ts';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.ts';

interface RowCardsProps extends RowsProps {
  Card: ComponentType<{ row: RaRecord }>;
}

const ignore = () => undefined;

/** The rows as cards, for phones. */
export const RowCards = ({
  title,
  Card,
  rows,
  isStale,
  nameOf,
  selectedIds,
  onSelect,
  onMenu,
}: RowCardsProps) => {
  const shown = useShownRows(rows);
  const { select } = useSelection({ data: rows, selectedIds, onSelect: onSelect ?? ignore });
  const translate = useTranslate();
  return (
    <Cards aria-busy={isStale} aria-label={title}>
      {shown.map((row) => {
        const isSelected = selectedIds.includes(row.id);
        const name = nameOf(row);
        return (
          <li key={row.id} data-row={row.id} data-selected={isSelected}>
            <Card row={row} />
            <div className="side">
              {onSelect && (
                <label>
                  <input
                    type="checkbox"
                    aria-label={translate('list.select_row', { name })}
                    checked={isSelected}
                    onChange={() => select(row, false)}
                  />
                </label>
              )}
              {onMenu && (
                <IconOnly
                  type="button"
                  aria-haspopup="menu"
                  aria-label={translate('list.row_menu', { name })}
                  onClick={({ currentTarget }) => onMenu(row, currentTarget)}
                >
                  <MoreHoriz />
                </IconOnly>
              )}
            </div>
          </li>
        );
      })}
    </Cards>
  );
};
