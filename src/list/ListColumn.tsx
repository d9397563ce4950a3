import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import {
  DataTable,
  useDataTableColumnFilterContext,
  useDataTableColumnRankContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useRecordContext,
  useStore,
  useTranslate,
} from 'react-admin';
import { IconOnly } from '../ui/buttons.ts';
import type { Column } from './definition.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  '& > button:first-of-type': {
    font: 'inherit',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 36,
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    textAlign: 'left',
    '& svg': { fontSize: 18 },
    '&[aria-checked=false] svg': { visibility: 'hidden' },
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:disabled': { color: theme.palette.text.secondary, cursor: 'default' },
  },
}));

interface ListColumnProps {
  column: Column;
  /** How many columns can be chosen and moved. */
  count: number;
}

/**
 * A column in react-admin's chooser: switched and moved by buttons. Its own line can only be dragged, which needs a pointer and a
 * steady hand (WCAG 2.2, 2.5.7).
 */
const ColumnLine = ({ column: { name, label, isName }, count }: ListColumnProps) => {
  const translate = useTranslate();
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const [ranks, setRanks] = useStore<number[]>(`${storeKey}_columnRanks`);
  const rank = useDataTableColumnRankContext() ?? 0;
  const wanted = useDataTableColumnFilterContext()?.toLowerCase() ?? '';
  const text = translate(label);
  if (!text.toLowerCase().includes(wanted)) return null;
  const isShown = !hidden.includes(name);
  const order = ranks ?? Array.from({ length: count }, (_, index) => index);
  const place = order.indexOf(rank);
  const move = (step: 1 | -1) => {
    const others = order.filter((other) => other !== rank);
    setRanks([...others.slice(0, place + step), rank, ...others.slice(place + step)]);
  };
  return (
    <Line role="none">
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={isShown}
        disabled={isName}
        onClick={() =>
          setHidden(isShown ? [...hidden, name] : hidden.filter((other) => other !== name))
        }
      >
        <Check /> {text}
      </button>
      <IconOnly
        type="button"
        role="menuitem"
        aria-label={translate('list.move_up', { column: text })}
        disabled={place <= 0}
        onClick={() => move(-1)}
      >
        <ArrowUpward />
      </IconOnly>
      <IconOnly
        type="button"
        role="menuitem"
        aria-label={translate('list.move_down', { column: text })}
        disabled={place >= count - 1}
        onClick={() => move(1)}
      >
        <ArrowDownward />
      </IconOnly>
    </Line>
  );
};

const Content = ({ column: { Cell } }: Pick<ListColumnProps, 'column'>) => {
  const row = useRecordContext();
  return row && <Cell row={row} />;
};

/** A `DataTable.Col` of a declared column. Its head says how it is sorted, and the cell that names the row is the row's head. */
export const ListColumn = ({ column, count }: ListColumnProps) => {
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (context === 'columnsSelector') return <ColumnLine column={column} count={count} />;
  const { name, label, isSortable, sortFirst, width, isName, isNumber } = column;
  const given = {
    source: name,
    label,
    disableSort: !isSortable,
    ...(sortFirst && { sortByOrder: sortFirst }),
    ...(isNumber && { align: 'right' as const }),
  };
  if (context !== 'data') {
    const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
    return (
      <DataTable.Col
        {...given}
        style={{ width }}
        sortDirection={sort?.field === name && direction}
      />
    );
  }
  return (
    <DataTable.Col {...given} {...(isName && { component: 'th', scope: 'row' })}>
      <Content column={column} />
    </DataTable.Col>
  );
};
