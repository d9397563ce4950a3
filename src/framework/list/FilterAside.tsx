import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { Button, FilterLiveForm, type ListProps, useListContext, useTranslate } from 'react-admin';

/** More filters than this stand beside the rows where the screen is wide enough. */
const MOST_ABOVE = 6;

/** The filters of a list that has many, beside its rows. */
const FilterAside = ({ children }: { children: ReactNode }) => {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  return (
    <Card
      component="aside"
      aria-label={translate('ra.action.add_filter')}
      sx={{ order: -1, flex: 'none', width: 280, height: 'fit-content', mr: 2, p: 2 }}
    >
      <FilterLiveForm debounce={100}>
        <Stack sx={{ '& [role=group]': { flexDirection: 'column' } }}>{children}</Stack>
      </FilterLiveForm>
      <Button
        label="ra.navigation.clear_filters"
        disabled={Object.keys(filterValues).length === 0}
        onClick={() => setFilters({})}
      />
    </Card>
  );
};

/** Returns where react-admin's `List` has these inputs: above its rows, or beside them. */
export const useFilterPlace = (
  inputs: ReactElement<{ source: string }>[],
): Pick<ListProps, 'filters' | 'aside'> => {
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const isSearch = ({ props }: (typeof inputs)[number]) => props.source === 'q';
  const filters = inputs.filter((input) => !isSearch(input));
  if (!isWide || filters.length <= MOST_ABOVE) return { filters: inputs };
  return { filters: inputs.filter(isSearch), aside: <FilterAside>{filters}</FilterAside> };
};
