import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useState } from 'react';
import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useGetList,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { dayBefore } from '../ui/time/days.ts';
import type { Filter, ListDefinition } from './definition.ts';
import { ROWS } from './listMeta.ts';

/** As many filters stand beside the search on a wide screen; the others are added from the menu of filters. */
const ALWAYS_ON = 4;
/** As many records are read to choose from (specification, chapter 9); where the list can be searched, the rest is found by typing. */
const CHOICES = 100;
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
const DaysInput = ({ source, to, label }: InputProps & { to: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
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
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('list.periods')}
      </Button>
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

type ReferenceFilter = Extract<Filter, { kind: 'reference' }>;

/** One of another resource's records; nothing where there are fewer than two to choose from. */
const RecordInput = ({ filter, ...input }: InputProps & { filter: ReferenceFilter }) => {
  const { reference, nameOf, sort, isSearchable } = filter;
  const { data, error, isPending } = useGetList(reference, {
    pagination: { page: 1, perPage: CHOICES },
    sort,
    filter: {},
    meta: ROWS,
  });
  if (!error && (isPending || (data?.length ?? 0) < 2)) return null;
  return (
    <ReferenceInput
      source={input.source}
      reference={reference}
      perPage={CHOICES}
      sort={sort}
      queryOptions={{ meta: ROWS }}
    >
      {isSearchable ? (
        <AutocompleteInput
          label={input.label}
          optionText={nameOf}
          filterToQuery={(q: string) => (q ? { q } : {})}
          size="small"
          helperText={false}
        />
      ) : (
        <SelectInput label={input.label} optionText={nameOf} size="small" helperText={false} />
      )}
    </ReferenceInput>
  );
};

/** The input of a filter, as react-admin's `List` takes it. */
const inputOf = (filter: Filter, alwaysOn: boolean): ReactElement => {
  const given = { key: filter.source, source: filter.source, label: filter.label, alwaysOn };
  const { key, ...input } = given;
  if (filter.kind === 'days') return <DaysInput key={key} {...input} alwaysOn to={filter.to} />;
  if (filter.kind === 'reference') return <RecordInput key={key} {...input} filter={filter} />;
  return <SelectInput key={key} {...input} choices={[...filter.choices]} emptyText="list.any" />;
};

/** The inputs that narrow a list. On a phone only the search and the days stand above the rows without being asked for. */
export const filterInputs = (
  { hasSearch, filters, texts }: Pick<ListDefinition, 'hasSearch' | 'filters' | 'texts'>,
  placeholder: string,
  isPhone: boolean,
): ReactElement[] => [
  ...(hasSearch
    ? [
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={placeholder}
          slotProps={{
            htmlInput: {
              type: 'search',
              maxLength: 100,
              'aria-label': texts.search && placeholder,
              'aria-keyshortcuts': '/',
              'data-list-search': true,
            },
          }}
        />,
      ]
    : []),
  ...filters.map((filter, place) => inputOf(filter, !isPhone && place < ALWAYS_ON)),
];
