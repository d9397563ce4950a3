import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, type PropsWithChildren, type ReactElement, useEffect, useMemo, useRef } from 'react';
import {
  FilterButton,
  List,
  type ListProps,
  SortButton,
  TopToolbar,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { currentUser } from '../connection.ts';
import { holds } from '../contract/condition.ts';
import { searchKey } from '../define/textKeys.ts';
import { FieldCell } from '../kinds/cells.tsx';
import { resourceNamed } from '../registry.ts';
import { NOT_KEPT } from '../ui/notKept.ts';
import { lazyOf, useFetched } from '../ui/screen/lazyOf.ts';
import { useDeclared } from '../useDeclared.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import { ColumnsMenuButton, CreateHere, ExportAllButton, ListTools } from './buttons.tsx';
import { columnsFor } from './columns.ts';
import { Filters, filterInputs } from './filterInputs.tsx';
import { filtersFor, isSearchable, usualSize, usualSort } from './filters.ts';
import { ListKeys } from './ListKeys.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListRows, ListTable, menuColumn } from './ListRows.tsx';
import { RowName } from './RowLink.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { ListColumn } from './TableRows.tsx';
import { useAskedFilter, useListKey } from './useAskedFilter.ts';
import { useColumns } from './useColumns.ts';
import { useAreCards, useIsPhone } from './useIsPhone.ts';

/** How often a list with busy rows is read again, in milliseconds; react-query rests while the tab is hidden. */
const BUSY_POLL = 4000;

/** Returns the props of react-admin's `List` for a list, besides filters, actions and rows. */
export const useListProps = (resource: string): Omit<ListProps, 'children'> => {
  const declared = resourceNamed(resource);
  const busy = declared.list?.busy;
  const { storeKey, meta } = useListKey(resource);
  const perPage = usualSize(declared, useAskedFilter(resource));
  return {
    resource,
    title: false,
    sort: usualSort(declared),
    perPage,
    disableAuthentication: true, // each screen is behind its guard
    exporter: false,
    empty: false,
    storeKey,
    queryOptions: {
      meta,
      refetchInterval: ({ state }) =>
        busy && state.data?.data.some((row) => holds(busy, row, currentUser())) ? BUSY_POLL : false,
      onError: () => undefined, // the rows' place shows it, with a way to try again
    },
    pagination: <ListPagination usualSize={perPage} />,
    component: useAreCards(declared) ? 'div' : undefined,
  };
};

/** The frame of a list: what is above it. It is fetched before the rows are shown (`ListRows`), so that they do not move. */
export const ListSurroundings = ({
  resource,
  children,
}: PropsWithChildren<{ resource: string }>) => {
  const { list } = resourceNamed(resource);
  const Above = list?.above && lazyOf(list.above);
  const isFetched = useFetched(list?.above ? [list.above] : []);
  const notify = useNotify();
  useEffect(() => {
    const say = () => notify('list.not_kept', { type: 'warning' });
    window.addEventListener(NOT_KEPT, say);
    return () => window.removeEventListener(NOT_KEPT, say);
  }, [notify]);
  return (
    <>
      {Above && (
        <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
          {isFetched ? <Above /> : <Skeleton variant="rounded" height={49} sx={{ mb: 2 }} />}
        </Box>
      )}
      {children}
    </>
  );
};

/** Changes the page's size with the filter, if the list declares that. */
export const SizeByFilter = () => {
  const { filterValues, setPerPage } = useListContext();
  const size = usualSize(useDeclared(), filterValues);
  const before = useRef(size);
  useEffect(() => {
    if (before.current !== size) setPerPage(size);
    before.current = size;
  });
  return null;
};

/** Above the rows on the right: what changes the view, what can be done with the list, what creates. */
const ListActions = ({ filters }: { filters: ReactElement[] }) => {
  const areCards = useAreCards(useDeclared());
  const columns = useColumns();
  const sortable = columns.flatMap(({ name, isSortable }) => (isSortable ? [name] : []));
  return (
    <TopToolbar>
      {filters.length > 0 && <FilterButton filters={filters} />}
      <SavedFilters />
      {areCards && sortable.length > 0 && <SortButton fields={sortable} />}
      {!areCards && <ColumnsMenuButton />}
      <ListKeys />
      <ExportAllButton />
      <ListTools />
      <CreateHere />
    </TopToolbar>
  );
};

/** The list of a declared resource in react-admin's own components, on its own or inside another record's page; `npm run eject` writes the same by name. */
const ListScreen = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { inputs, cells } = useMemo(() => {
    const declared = resourceNamed(resource);
    const { role } = currentUser();
    const search = translate(searchKey(resource), { _: translate('list.search') });
    const placeholder = isSearchable(declared, role) ? search : undefined;
    return {
      inputs: filterInputs(filtersFor(declared, role), placeholder, isPhone),
      cells: [
        ...columnsFor(declared, role).map((column) => (
          <ListColumn key={column.name} {...column}>
            {column.isName ? <RowName name={column.name} /> : <FieldCell name={column.name} />}
          </ListColumn>
        )),
        menuColumn(resource),
      ],
    };
  }, [resource, translate, isPhone]);
  return (
    <ListSurroundings resource={resource}>
      <List
        key={resource}
        {...useListProps(resource)}
        filters={<Filters inputs={inputs} />}
        actions={<ListActions filters={inputs} />}
      >
        <ListRows>
          <ListTable>{cells}</ListTable>
        </ListRows>
        <BulkToolbar />
        <SizeByFilter />
      </List>
    </ListSurroundings>
  );
};

export default memo(ListScreen);
