import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { Pill } from '../../../ui/filters/Pill.tsx';
import type { Filter } from '../definition.ts';
import { useListScreen } from '../RowsContext.ts';
import { filterValue, isActive, withoutFilter } from './filterValues.ts';
import { isOffered, useChoices } from './useChoices.ts';
import { useFilterText } from './useFilterText.ts';

const loadPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazy(loadPanel);
const ReferenceName = lazy(() => import('../../kinds/cells/ReferenceName.tsx'));

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

  // a record that was found by typing is not among the first choices
  const value = filter.kind === 'reference' ? filterValue(rows.filterValues, filter.source) : '';
  const isElsewhere = value !== '' && loaded.choices.every((choice) => choice.value !== value);

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
            :{' '}
            <em>
              {filter.kind === 'reference' && isElsewhere ? (
                <Suspense>
                  <ReferenceName resource={filter.resource} id={value} />
                </Suspense>
              ) : (
                text
              )}
            </em>
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
