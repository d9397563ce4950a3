import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { PrimaryLink, ToolButton } from '../../ui/buttons.ts';
import { Paginator } from '../../ui/paginator/Paginator.tsx';
import { Placard } from '../../ui/states/Placard.tsx';
import { EmptyPicture, FailedPicture, NothingFoundPicture } from '../../ui/states/pictures.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { createKey, emptyKey } from '../define/textKeys.ts';
import { useErrorText } from '../useErrorText.ts';
import { RowCards } from './cards/RowCards.tsx';
import type { Column } from './definition.ts';
import { isNarrowed } from './filters/filterValues.ts';
import { useListScreen } from './RowsContext.ts';
import { RowTable } from './table/RowTable.tsx';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, alignContent: 'start' });

const OutOfDate = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  padding: '8px 8px 8px 16px',
  fontSize: 14,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: 12,
  '& button': { marginLeft: 'auto' },
}));

interface ListBodyProps {
  ref: Ref<HTMLDivElement>;
  columns: readonly Column<RaRecord>[];
  isPhone: boolean;
  mayCreate: boolean;
  /** All that draws a row has been fetched. */
  isReady: boolean;
}

/** The rows, or why there are none: still loading, failed, nothing there yet, nothing found. */
export const ListBody = ({ ref, columns, isPhone, mayCreate, isReady }: ListBodyProps) => {
  const { definition, rows, place } = useListScreen();
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isPending, filterValues } = rows;
  const retry = (
    <ToolButton type="button" onClick={() => rows.refetch()}>
      {translate('common.retry')}
    </ToolButton>
  );

  if (error && !data) {
    return (
      <Placard isAlarm picture={<FailedPicture />} title={translate('list.failed_hint')} text={errorText(error)}>
        {retry}
      </Placard>
    );
  }
  if (isPending || !data || !isReady) return <Skeleton rows={Math.min(rows.perPage, 12)} areCards={isPhone} />;
  if (data.length === 0 && isNarrowed(filterValues)) {
    return (
      <Placard picture={<NothingFoundPicture />} title={translate('common.no_results')} text={translate('list.no_results_hint')}>
        <ToolButton type="button" onClick={() => rows.setFilters({})}>
          {translate('list.reset_filters')}
        </ToolButton>
      </Placard>
    );
  }
  if (data.length === 0) {
    return (
      <Placard picture={<EmptyPicture />} title={translate('common.no_data')} text={translate(emptyKey(definition.resource), { _: '' })}>
        {mayCreate && <PrimaryLink to={place.create}>{translate(createKey(definition.resource))}</PrimaryLink>}
      </Placard>
    );
  }
  return (
    <Body ref={ref}>
      {error && (
        <OutOfDate role="alert">
          {translate('list.refresh_failed')} {errorText(error)}
          {retry}
        </OutOfDate>
      )}
      {isPhone ? <RowCards /> : <RowTable columns={columns} />}
      <Paginator
        count={data.length}
        total={rows.total}
        atLeast={rows.atLeast}
        page={rows.page}
        perPage={rows.perPage}
        usualSize={definition.perPage}
        hasNextPage={rows.hasNextPage ?? false}
        onPage={rows.setPage}
        onPerPage={rows.setPerPage}
      />
    </Body>
  );
};
