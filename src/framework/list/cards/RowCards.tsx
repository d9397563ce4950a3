import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { useTranslate } from 'ra-core';
import { IconOnly } from '../../../ui/buttons.ts';
import { Cards } from '../../../ui/table/Cards.tsx';
import { nameKey } from '../../define/textKeys.ts';
import { useListScreen } from '../RowsContext.ts';
import { useRowMenu } from '../useRowMenu.tsx';
import { useSelection } from '../useSelection.ts';
import { useShownRows } from '../useShownRows.ts';

/** The rows as cards, for phones. */
export const RowCards = () => {
  const { definition, rows } = useListScreen();
  const shown = useShownRows(rows.data);
  const { select } = useSelection(rows);
  const { menu, openMenu } = useRowMenu();
  const translate = useTranslate();
  const { Card, nameOf, resource } = definition;
  return (
    <Cards aria-busy={rows.isStale} aria-label={translate(nameKey(resource), { smart_count: 2 })}>
      {shown.map((row) => {
        const isSelected = rows.selectedIds.includes(row.id);
        const name = nameOf(row);
        return (
          <li key={row.id} data-row={row.id} data-selected={isSelected}>
            <Card row={row} />
            <div className="side">
              {definition.bulkActions.length > 0 && (
                <label>
                  <input
                    type="checkbox"
                    aria-label={translate('list.select_row', { name })}
                    checked={isSelected}
                    onChange={() => select(row, false)}
                  />
                </label>
              )}
              {openMenu && (
                <IconOnly
                  type="button"
                  aria-haspopup="menu"
                  aria-label={translate('list.row_menu', { name })}
                  onClick={({ currentTarget }) => openMenu(row, currentTarget)}
                >
                  <MoreHoriz />
                </IconOnly>
              )}
            </div>
          </li>
        );
      })}
      {menu}
    </Cards>
  );
};
