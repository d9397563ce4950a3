import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { List, useListContext, useNavigate, useNotify, useTranslate } from 'react-admin';
import { NOT_KEPT } from '../personal/notKept.ts';
import { useSingleKeys } from '../personal/useSingleKeys.ts';
import { useListKeys } from '../ui/keys/useListKeys.ts';
import { usePlace } from '../ui/place/Place.ts';
import { RowsContext } from '../ui/table/RowLink.tsx';
import type { ListDefinition } from './definition.ts';
import { filterInputs } from './filterInputs.tsx';
import { ListActions } from './ListActions.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListRows } from './ListRows.tsx';
import { ROWS } from './listMeta.ts';
import { listStoreKey, useAskedFilter } from './useAskedFilter.ts';

const KeysDialog = lazy(() => import('../ui/keys/KeysDialog.tsx'));

/** How often a list with busy rows is read again, in milliseconds; react-query rests while the tab is hidden. */
const BUSY_POLL = 4000;

/** How many rows a page has unless the user chooses: with some filters more than usual. */
const usualSize = (
  { perPage, pageSizes = {} }: ListDefinition,
  filter: Readonly<Record<string, unknown>>,
): number =>
  Object.entries(pageSizes)
    .map(([name, sizes]) => sizes[String(filter[name])])
    .find((size) => size !== undefined) ?? perPage;

/** Changes the page's size with the filter. */
const SizeByFilter = ({ definition }: { definition: ListDefinition }) => {
  const { filterValues, setPerPage } = useListContext();
  const size = usualSize(definition, filterValues);
  const before = useRef(size);
  useEffect(() => {
    if (before.current !== size) setPerPage(size);
    before.current = size;
  });
  return null;
};

interface KeysProps {
  definition: ListDefinition;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Walks the rows, selects and opens them by keyboard. */
const Keys = ({ definition: { resource, mayCreate }, isShown, onShow }: KeysProps) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [areOn, keep] = useSingleKeys();
  const { create } = usePlace(resource);
  const navigate = useNavigate();
  const notify = useNotify();
  useListKeys(areOn, {
    unselect: () => {
      onUnselectItems();
      return selectedIds.length > 0;
    },
    create: () => {
      if (mayCreate) navigate(create);
      return mayCreate;
    },
    help: () => {
      onShow(true);
      return true;
    },
  });
  return (
    isShown && (
      <Suspense>
        <KeysDialog
          isOn={areOn}
          onSwitch={(isOn) => keep(isOn) || notify('list.not_kept', { type: 'warning' })}
          onClose={() => onShow(false)}
        />
      </Suspense>
    )
  );
};

/** Says that columns or filters could not be kept. */
const useNotKept = () => {
  const notify = useNotify();
  useEffect(() => {
    const say = () => notify('list.not_kept', { type: 'warning' });
    window.addEventListener(NOT_KEPT, say);
    return () => window.removeEventListener(NOT_KEPT, say);
  }, [notify]);
};

interface ListScreenProps {
  definition: ListDefinition;
  /** All that draws a row has been fetched. */
  isReady?: boolean;
}

/** A list in react-admin's own components. What it lists stands in its definition. */
export const ListScreen = ({ definition, isReady = true }: ListScreenProps) => {
  const { resource, sort, texts, nameOf, isEnd, rowsTo, isBusy, Above } = definition;
  const place = usePlace(resource);
  const page = usePlace(rowsTo ?? resource);
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 759.95px)', { noSsr: true });
  const [areKeysShown, setKeysShown] = useState(false);
  useNotKept();
  const perPage = usualSize(definition, useAskedFilter(resource, place));
  const isInside = place.base !== `/${resource}`;
  const placeholder = translate(texts.search, { _: translate('list.search') });
  const rows = useMemo(
    () => ({
      nameOf,
      leadOf: (row: { id: string | number }) => (isEnd ? undefined : page.record(row.id)),
    }),
    [nameOf, isEnd, page],
  );
  const filters = useMemo(
    () => filterInputs(definition, placeholder, isPhone),
    [definition, placeholder, isPhone],
  );
  return (
    <>
      {Above && (
        <Suspense>
          <Above />
        </Suspense>
      )}
      <RowsContext value={rows}>
        <List
          resource={resource}
          title={false}
          sort={sort}
          perPage={perPage}
          exporter={false}
          empty={false}
          storeKey={listStoreKey(resource, place)}
          queryOptions={{
            meta: { ...ROWS, ...(isInside && { params: place.params }) },
            refetchInterval: ({ state }) =>
              isBusy && state.data?.data.some(isBusy) ? BUSY_POLL : false,
            onError: () => undefined, // the rows' place shows it, with a way to try again
          }}
          component={isPhone ? 'div' : undefined}
          filters={filters}
          actions={
            <ListActions
              definition={definition}
              isPhone={isPhone}
              onKeys={() => setKeysShown(true)}
            />
          }
          pagination={<ListPagination usualSize={perPage} />}
        >
          <ListRows definition={definition} isPhone={isPhone} isReady={isReady} />
          <SizeByFilter definition={definition} />
          <Keys definition={definition} isShown={areKeysShown} onShow={setKeysShown} />
        </List>
      </RowsContext>
    </>
  );
};
