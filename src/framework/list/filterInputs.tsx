import DateRange from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { DateInput, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { dayBefore } from '../../ui/time/days.ts';
import type { Filter, ListDefinition } from './definition.ts';
import type { ReferenceFilter } from './RecordChoice.tsx';

/** As many filters stand beside the search on a wide screen; the others are added from the menu of filters. */
const ALWAYS_ON = 4;
const PERIODS = [
  { label: 'list.today', back: 0 },
  { label: 'list.last_7_days', back: 6 },
  { label: 'list.last_30_days', back: 29 },
];

interface InputProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}

/** Two days, and the usual periods. */
export const DaysInput = ({ source, to, label }: InputProps & { to: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const periods = translate('list.periods');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (back: number) => {
    setValue(source, dayBefore(new Date(), back));
    setValue(to, '');
    setAnchor(null);
  };
  const day = (name: string, text: string) => (
    <DateInput
      source={name}
      label={`${translate(label)}: ${translate(text)}`}
      helperText={false}
      size="small"
    />
  );
  return (
    <Box role="group" aria-label={translate(label)} sx={{ display: 'flex', gap: 1, flex: 1 }}>
      {day(source, 'list.from_day')}
      {day(to, 'list.to_day')}
      <IconButton
        aria-haspopup="menu"
        aria-label={periods}
        title={periods}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <DateRange />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PERIODS.map(({ label: period, back }) => (
          <MenuItem key={period} onClick={() => choose(back)}>
            {translate(period)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};

const RecordChoice = lazy(() => import('./RecordChoice.tsx'));

/** One of another resource's records. Most lists have none: its parts come when one is shown. */
export const RecordInput = (filter: ReferenceFilter) => (
  <Suspense fallback={null}>
    <RecordChoice {...filter} />
  </Suspense>
);

/** The input of a filter, as react-admin's `List` takes it. */
const inputOf = (
  { source, label, ...filter }: Filter,
  alwaysOn: boolean,
): ReactElement<InputProps> => {
  if (filter.kind === 'days')
    return <DaysInput key={source} source={source} label={label} alwaysOn to={filter.to} />;
  const given = { source, label, alwaysOn };
  if (filter.kind === 'reference') return <RecordInput key={source} {...given} {...filter} />;
  const choices = [...filter.choices];
  return (
    <SelectInput
      key={source}
      {...given}
      choices={choices}
      emptyText="list.any"
      helperText={false}
    />
  );
};

/** The search of a list, as an input of its filters. `/` puts the cursor there (ui/keys). */
export const searchInput = (placeholder: string): ReactElement<{ source: string }>[] => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    slotProps={{
      htmlInput: {
        type: 'search',
        maxLength: 100,
        'aria-label': placeholder,
        'aria-keyshortcuts': '/',
        'data-list-search': true,
      },
    }}
  />,
];

/** The inputs that narrow a list. On a phone only the search and the days stand above the rows without being asked for. */
export const filterInputs = (
  { hasSearch, filters }: Pick<ListDefinition, 'hasSearch' | 'filters'>,
  placeholder: string,
  isPhone: boolean,
): ReactElement<{ source: string }>[] => [
  ...(hasSearch ? searchInput(placeholder) : []),
  ...filters.map((filter, place) => inputOf(filter, !isPhone && place < ALWAYS_ON)),
];
