import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { List, type ListProps, useListContext, useNotify, useTranslate } from 'react-admin';
import { NOT_KEPT } from '../../ui/notKept.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { RowsContext } from '../../ui/table/RowLink.tsx';
import { BulkToolbar } from './BulkToolbar.tsx';
import type { ListDefinition } from './definition.ts';
import { useFilterPlace } from './FilterAside.tsx';
import { filterInputs } from './filterInputs.tsx';
import { ListActions } from './ListActions.tsx';
import { ListColumn } from './ListColumn.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListRows, ListTable, MenuColumn } from './ListRows.tsx';
import { listMeta } from './listMeta.ts';
import { listStoreKey, useAskedFilter } from './useAskedFilter.ts';

/** How often a list with busy rows is read again, in milliseconds; react-query rests while the tab is hidden. */
const BUSY_POLL = 4000;

export const useIsPhone = (): boolean => useMediaQuery('(max-width: 759.95px)', { noSsr: true });

/** Returns how many rows a page has unless the user chooses: with some filters more than usual. */
const usualSize = (
  { perPage, pageSizes = {} }: ListDefinition,
  filter: Readonly<Record<string, unknown>>,
): number =>
  Object.entries(pageSizes)
    .map(([name, sizes]) => sizes[String(filter[name])])
    .find((size) => size !== undefined) ?? perPage;

/** What react-admin's `List` is given for a list, beside filters, actions and rows. */
export const useListProps = (definition: ListDefinition): Omit<ListProps, 'children'> => {
  const { resource, sort, isBusy } = definition;
  const place = usePlace(resource);
  const perPage = usualSize(definition, useAskedFilter(resource, place));
  return {
    resource,
    title: false,
    sort,
    perPage,
    disableAuthentication: true, // each screen is behind its guard
    exporter: false,
    empty: false,
    storeKey: listStoreKey(resource, place),
    queryOptions: {
      meta: listMeta(resource, place),
      refetchInterval: ({ state }) => (isBusy && state.data?.data.some(isBusy) ? BUSY_POLL : false),
      onError: () => undefined, // the rows' place shows it, with a way to try again
    },
    pagination: <ListPagination usualSize={perPage} />,
  };
};

interface DefinedProps {
  definition: ListDefinition;
  children?: ReactNode;
}

/** Around a list: what stands above it, where its rows lead and what they are called. */
export const ListSurroundings = ({ definition, children }: DefinedProps) => {
  const { resource, nameOf, rowsAreNotLinks, rowsTo, Above } = definition;
  const page = usePlace(rowsTo ?? resource);
  const notify = useNotify();
  useEffect(() => {
    const say = () => notify('list.not_kept', { type: 'warning' });
    window.addEventListener(NOT_KEPT, say);
    return () => window.removeEventListener(NOT_KEPT, say);
  }, [notify]);
  const rows = useMemo(
    () => ({
      nameOf,
      leadOf: (row: { id: string | number }) => (rowsAreNotLinks ? undefined : page.record(row.id)),
    }),
    [nameOf, rowsAreNotLinks, page],
  );
  return (
    <>
      {Above && (
        <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
          <Suspense fallback={<Skeleton height={48} />}>
            <Above />
          </Suspense>
        </Box>
      )}
      <RowsContext value={rows}>{children}</RowsContext>
    </>
  );
};

/** Changes the page's size with the filter, where the list says so. */
export const SizeByFilter = ({ definition }: DefinedProps) => {
  const { filterValues, setPerPage } = useListContext();
  const size = usualSize(definition, filterValues);
  const before = useRef(size);
  useEffect(() => {
    if (before.current !== size) setPerPage(size);
    before.current = size;
  });
  return null;
};

interface ListScreenProps {
  definition: ListDefinition;
  /** All that draws a row has been fetched. */
  isReady?: boolean;
}

/** A list in react-admin's own components. What it lists stands in its definition; `npm run eject` writes the same by name. */
export const ListScreen = ({ definition, isReady = true }: ListScreenProps) => {
  const { columns, bulkActions, texts } = definition;
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const given = useListProps(definition);
  const placeholder = translate(texts.search, { _: translate('list.search') });
  const inputs = useMemo(
    () => filterInputs(definition, placeholder, isPhone),
    [definition, placeholder, isPhone],
  );
  const filters = useFilterPlace(inputs);
  const cells = useMemo(
    () => [
      ...columns.map(({ Cell, ...column }) => (
        <ListColumn key={column.name} {...column} render={(row) => <Cell row={row} />} />
      )),
      MenuColumn(definition),
    ],
    [columns, definition],
  );
  return (
    <ListSurroundings definition={definition}>
      <List
        {...given}
        component={isPhone ? 'div' : undefined}
        {...filters}
        actions={<ListActions definition={definition} isPhone={isPhone} />}
      >
        <ListRows definition={definition} isPhone={isPhone} isReady={isReady}>
          <ListTable definition={definition}>{cells}</ListTable>
        </ListRows>
        <BulkToolbar actions={bulkActions} />
        <SizeByFilter definition={definition} />
      </List>
    </ListSurroundings>
  );
};
