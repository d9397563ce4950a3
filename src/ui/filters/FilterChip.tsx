import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterProps } from './filter.ts';
import { filterValue, isActive, withoutFilter } from './filterValues.ts';
import { Pill } from './Pill.tsx';
import { ReferenceText } from './ReferenceText.tsx';
import { isOffered, useChoices } from './useChoices.ts';
import { useFilterText } from './useFilterText.ts';

const loadPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazy(loadPanel);

/** One filter: says what it is set to, opens its choices, and can be taken away. */
export const FilterChip = ({ filter, values, onChange }: FilterProps) => {
  const translate = useTranslate();
  const filterText = useFilterText();
  const loaded = useChoices(filter);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  if (!isOffered(filter, loaded)) return null;
  const label = translate(filter.label);
  const active = isActive(filter, values);
  const text = filterText(filter, values, loaded.choices);

  // a record that was found by typing is not among the first choices
  const value = filter.kind === 'reference' ? filterValue(values, filter.source) : '';
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
                <ReferenceText filter={filter} id={value} />
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
          onClick={() => onChange(withoutFilter(filter, values))}
        >
          <Close />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <FilterPanel
            filter={filter}
            values={values}
            onChange={onChange}
            loaded={loaded}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Pill>
  );
};
