import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { PrimaryLink } from '../ui/buttons.ts';
import { isNarrowed } from '../ui/filters/filterValues.ts';
import { Paginator } from '../ui/paginator/Paginator.tsx';
import { ListFailed, NothingFound, NothingYet, OutOfDate } from '../ui/states/ListStates.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import type { Column } from '../ui/table/column.ts';
import { ListRows } from './ListRows.tsx';
import { useListScreen } from './RowsContext.ts';

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignContent: 'start',
});

interface ListBodyProps {
  ref: Ref<HTMLDivElement>;
  columns: readonly Column<RaRecord>[];
  isPhone: boolean;
  /** All that draws a row has been fetched. */
  isReady: boolean;
}

/** The rows, or why there are none: still loading, failed, nothing there yet, nothing found. */
export const ListBody = ({ ref, columns, isPhone, isReady }: ListBodyProps) => {
  const { definition, rows, place } = useListScreen();
  const { texts, mayCreate, perPage } = definition;
  const translate = useTranslate();
  const { data, error, isPending, filterValues } = rows;
  const retry = () => void rows.refetch();

  if (error && !data) return <ListFailed error={error} onRetry={retry} />;
  if (isPending || !data || !isReady)
    return <Skeleton rows={Math.min(rows.perPage, 12)} areCards={isPhone} />;
  if (data.length === 0 && isNarrowed(filterValues))
    return <NothingFound onReset={() => rows.setFilters({})} />;
  if (data.length === 0) {
    return (
      <NothingYet text={translate(texts.empty, { _: '' })}>
        {mayCreate && (
          <PrimaryLink to={place.create}>
            {translate(texts.create, { _: translate('ra.action.create') })}
          </PrimaryLink>
        )}
      </NothingYet>
    );
  }
  return (
    <Body ref={ref}>
      {error && <OutOfDate error={error} onRetry={retry} />}
      <ListRows data={data} columns={columns} isPhone={isPhone} />
      <Paginator
        count={data.length}
        total={rows.total}
        atLeast={rows.atLeast}
        page={rows.page}
        perPage={rows.perPage}
        usualSize={perPage}
        hasNextPage={rows.hasNextPage ?? false}
        onPage={rows.setPage}
        onPerPage={rows.setPerPage}
      />
    </Body>
  );
};
