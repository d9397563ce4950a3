import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useCanAccess, useCreatePath, useNavigate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { useColumns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { useListKeys } from './keys/useListKeys.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { RowsContext } from './RowsContext.ts';
import { useRows } from './useRows.ts';

const KeysDialog = lazy(() => import('./keys/KeysDialog.tsx'));

const Screen = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, alignContent: 'start' });

/** A whole list: search, filters, rows, pages, bulk actions, keyboard. What it lists stands in its definition. */
export const ListScreen = <Row extends RaRecord>(props: { definition: ListDefinition<Row> }) => {
  // the parts handle rows without knowing what they are; they only ever give them back to this definition
  const definition = props.definition as unknown as ListDefinition<RaRecord>;
  const rows = useRows(definition);
  const columns = useColumns(definition);
  const isPhone = useMediaQuery('(max-width: 759.95px)', { noSsr: true });
  const { canAccess: mayCreate = false } = useCanAccess({ resource: definition.resource, action: 'create' });
  const [areKeysShown, setKeysShown] = useState(false);
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const body = useRef<HTMLDivElement>(null);
  const screen = useMemo(() => ({ definition, rows }), [definition, rows]);

  useListKeys(body, {
    unselect: () => {
      rows.onUnselectItems();
      return rows.selectedIds.length > 0;
    },
    create: () => {
      if (mayCreate) navigate(createPath({ resource: definition.resource, type: 'create' }));
      return mayCreate;
    },
    help: () => {
      setKeysShown(true);
      return true;
    },
  });

  return (
    <RowsContext value={screen}>
      <Screen>
        <ListBar columns={columns} isPhone={isPhone} mayCreate={mayCreate} onKeys={() => setKeysShown(true)} />
        {!isPhone && <FilterBar />}
        <ListBody ref={body} columns={columns.shown} isPhone={isPhone} mayCreate={mayCreate} />
        <BulkBar />
      </Screen>
      {areKeysShown && (
        <Suspense>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
    </RowsContext>
  );
};
