import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Check from '@mui/icons-material/Check';
import ViewWeek from '@mui/icons-material/ViewWeek';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button, useStore, useTranslate } from 'react-admin';
import { IconOnly } from '../ui/buttons.tsx';
import type { ListDefinition } from './definition.ts';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  minWidth: 260,
  fontSize: 14,
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto auto', alignItems: 'center' },
  '& li > button:first-of-type': {
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
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:disabled': { color: theme.palette.text.secondary, cursor: 'default' },
  },
  '& svg': { fontSize: 18 },
  '& [aria-checked=false] svg': { visibility: 'hidden' },
}));

/**
 * Chooses and moves the columns of react-admin's table, where it keeps them. Its own button has lines that can only be dragged, which
 * needs a pointer (WCAG 2.2, 2.5.7), and draws them with every list.
 */
export const ColumnsMenuButton = ({
  definition: { resource, columns },
}: {
  definition: Pick<ListDefinition, 'resource' | 'columns'>;
}) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setHidden] = useStore<string[] | undefined>(`${resource}.datatable`);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const hidden = chosen ?? columns.flatMap(({ name, isOptional }) => (isOptional ? [name] : []));
  const order = (ranks ?? [...columns.keys()]).filter((index) => index < columns.length);
  const label = translate('ra.action.select_columns');
  const move = (place: number, step: 1 | -1) => {
    const next = [...order];
    next.splice(place + step, 0, ...next.splice(place, 1));
    setRanks(next);
  };
  const line = (index: number, place: number) => {
    const column = columns[index];
    if (!column) return null;
    const { name, isName } = column;
    const text = translate(column.label);
    const isShown = !hidden.includes(name);
    return (
      <li key={name} role="none">
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
          disabled={place === 0}
          onClick={() => move(place, -1)}
        >
          <ArrowUpward />
        </IconOnly>
        <IconOnly
          type="button"
          role="menuitem"
          aria-label={translate('list.move_down', { column: text })}
          disabled={place === order.length - 1}
          onClick={() => move(place, 1)}
        >
          <ArrowDownward />
        </IconOnly>
      </li>
    );
  };
  return (
    <>
      <Button
        label="ra.action.select_columns"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewWeek />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
      >
        <Lines role="menu" aria-label={label}>
          {order.map(line)}
          <li role="none">
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                setHidden(undefined);
                setRanks(undefined);
              }}
            >
              {translate('ra.action.reset')}
            </button>
          </li>
        </Lines>
      </Popover>
    </>
  );
};
