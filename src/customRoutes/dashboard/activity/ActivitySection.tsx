import BarChartOutlined from '@mui/icons-material/BarChart';
import TableRows from '@mui/icons-material/TableRows';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isNotFound } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { choiceKey } from '@turntable/declare/define/textKeys.ts';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { daysText } from '@turntable/declare/ui/time/times.ts';
import { useId, useState } from 'react';
import { useLocale, useLocation, useTranslate } from 'react-admin';
import { dashboard } from '../../../../contract/dashboard/calls.ts';
import { CountedDays, Period } from '../../../../contract/period.ts';
import { PeriodLinks } from '../../../resources/PeriodLinks.tsx';
import { ActivityLoading, ActivityPanels } from './ActivityPanels.tsx';

const ActivityGround = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: 8,
    '& h2': { margin: 0, fontSize: 18, fontWeight: 650 },
    '& button': { marginLeft: 'auto' },
  },
});

/** Photos, vehicles, cost, turnaround and complaints of the period or the days that the address names. */
export const ActivitySection = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const id = useId();
  const { search } = useLocation();
  const period = CountedDays.catch('last_30_days').parse(new URLSearchParams(search).get('period'));
  const days = daysText(period, useLocale());
  const [isTable, setIsTable] = useState(false);
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: ['dashboard', 'activity', period],
    queryFn: async ({ signal }) =>
      (await request(dashboard.activity, { query: { period }, signal })).data,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  if (isNotFound(error)) return null; // a foreign server may lack the call

  return (
    <ActivityGround aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('pages.home.activity.title')}</h2>
        <PeriodLinks
          label={translate('pages.transactions.periods.label')}
          periods={[
            ...Period.options.map((name) => ({
              to: `/?period=${name}`,
              label: translate(choiceKey('cars', 'created_in', name)),
              isShown: name === period,
            })),
            ...(days ? [{ to: `/?period=${period}`, label: days, isShown: true }] : []),
          ]}
        />
        <Button
          size="small"
          startIcon={isTable ? <BarChartOutlined /> : <TableRows />}
          onClick={() => setIsTable(!isTable)}
        >
          {translate(`pages.home.activity.${isTable ? 'as_charts' : 'as_table'}`)}
        </Button>
      </header>
      {isPending && <ActivityLoading />}
      {error && !data && (
        <LoadFailed
          title={translate('pages.home.activity.failed')}
          error={error}
          onRetry={refetch}
        />
      )}
      {data && (
        <ActivityPanels
          resource={resource}
          period={period}
          activity={data}
          isTable={isTable}
          isBusy={isPlaceholderData}
        />
      )}
    </ActivityGround>
  );
};
