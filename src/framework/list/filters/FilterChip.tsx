import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Filter } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { isActive, withoutFilter } from './filterValues.ts';
import { isOffered, useChoices } from './useChoices.ts';
import { useFilterText } from './useFilterText.ts';

const loadPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazy(loadPanel);

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  height: 32,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.palette.background.paper,
  '&[data-active="true"]': {
    borderColor: alpha(theme.palette.primary.main, 0.6),
    backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.18 : 0.08),
  },
  '& button': {
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '0 8px 0 12px',
    border: 0,
    borderRadius: 16,
    color: theme.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  '& button + button': { padding: 0, width: 30, justifyContent: 'center' },
  '& svg': { fontSize: 16, color: theme.palette.text.secondary },
  '& em': { fontStyle: 'normal', fontWeight: 600 },
}));

/** One filter: says what it is set to, opens its choices, and can be taken away. */
export const FilterChip = ({ filter }: { filter: Filter }) => {
  const { rows } = useListScreen();
  const translate = useTranslate();
  const filterText = useFilterText();
  const loaded = useChoices(filter);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  if (!isOffered(filter, loaded)) return null;
  const label = translate(filter.label);
  const active = isActive(filter, rows.filterValues);
  const text = filterText(filter, rows.filterValues, loaded.choices);

  return (
    <Pill data-active={active}>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(true)}
      >
        {label}
        {text !== undefined && (
          <>
            : <em>{text}</em>
          </>
        )}
        {!active && <ExpandMore />}
      </button>
      {active && (
        <button
          type="button"
          aria-label={translate('list.remove_filter', { filter: label })}
          onClick={() => rows.setFilters(withoutFilter(filter, rows.filterValues))}
        >
          <Close />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <FilterPanel filter={filter} loaded={loaded} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Pill>
  );
};
