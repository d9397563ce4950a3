import DateRange from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import { type ComponentType, lazy, type ReactElement, Suspense, useDeferredValue } from 'react';
import {
  DateInput,
  FilterForm,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { MenuButton } from '../ui/buttons.tsx';
import { dayBefore, daysText } from '../ui/time/times.ts';
import { type Filter, type FilterInputProps, isShownOnWide } from './filters.ts';

const PERIODS = [
  { label: 'list.today', back: 0 },
  { label: 'list.last_7_days', back: 6 },
  { label: 'list.last_30_days', back: 29 },
];

/** The first day of a period, and the usual periods. */
export const FirstDayInput = ({ to, ...day }: FilterInputProps & { to: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const choose = (back: number) => {
    setValue(day.source, dayBefore(new Date(), back));
    setValue(to, '');
  };
  return (
    <Box sx={{ display: 'flex', flex: 1, alignItems: 'center' }}>
      <DateInput {...day} />
      <MenuButton
        label={translate('list.periods')}
        items={() =>
          PERIODS.map((period) => ({
            label: translate(period.label),
            onChoose: () => choose(period.back),
          }))
        }
      >
        <DateRange />
      </MenuButton>
    </Box>
  );
};

/** The placeholder of an input, in its size. */
const InputPlace = (_: object) => <div className="MuiFormControl-root place" />;

const RecordChoice = lazy(() => import('./RecordChoice.tsx'));

/** The input of a reference. Its code is loaded when one is shown; the form registers it before, so that it gets the list's filter. */
export const RecordInput = (filter: FilterInputProps & { reference: string }) => {
  useController({ name: filter.source, defaultValue: '' });
  return (
    <Suspense fallback={<InputPlace />}>
      <RecordChoice {...filter} />
    </Suspense>
  );
};

/** React-admin's select for a filter that is no field. It also shows days, which figures lead to, as dates. */
export const ChoiceInput = ({ choices = [], ...filter }: Omit<Filter, 'input'>) => {
  const id = String(useWatch({ name: filter.source }) ?? '');
  const name = daysText(id, useLocale()) ?? id;
  const isKnown = id === '' || choices.some((choice) => choice.id === id);
  return <SelectInput {...filter} choices={[...choices, ...(isKnown ? [] : [{ id, name }])]} />;
};

/** The inputs by the names in filters.ts. */
const INPUTS = {
  ChoiceInput,
  DateInput,
  FirstDayInput,
  NumberInput,
  RecordInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} as unknown as Readonly<Record<Filter['input'], ComponentType<FilterInputProps>>>; // filters.ts gives each what it takes

/** Returns the input of a filter for react-admin's `List`. */
const inputOf = ({ input, ...props }: Filter, isShown: boolean): ReactElement<FilterInputProps> => {
  const Input = INPUTS[input];
  return <Input key={props.source} {...props} alwaysOn={isShown} />;
};

/** Returns the search of a list, as an input of its filters. `/` puts the cursor there (ui/keys). */
export const searchInput = (placeholder: string): ReactElement<{ source: string }> => (
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
  />
);

/** Returns a list's filter inputs; the search has a placeholder, or is absent. On a phone only the search is always above the rows. */
export const filterInputs = (
  filters: readonly Filter[],
  placeholder: string | undefined,
  isPhone: boolean,
): ReactElement<{ source: string }>[] => [
  ...(placeholder ? [searchInput(placeholder)] : []),
  ...filters.map((filter, place) => inputOf(filter, !isPhone && isShownOnWide(filters, place))),
];

/** React-admin's form of a list's filters. It is drawn after the rows; its place is kept. */
export const Filters = ({ inputs }: { inputs: readonly ReactElement<{ source: string }>[] }) => {
  const isTime = useDeferredValue(true, false);
  const places = () => inputs.map(({ key, props }) => <InputPlace key={key} {...props} />);
  return <FilterForm key={String(isTime)} filters={isTime ? [...inputs] : places()} />;
};
