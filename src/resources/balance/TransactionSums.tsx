import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useAskedFilter } from '@turntable/declare/list/useAskedFilter.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useDataProvider, useLocale, useLocation, useTranslate } from 'react-admin';
import type { TransactionSums as Sums } from '../../../contract/balance/transaction.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { Figures } from '../../ui/Figures.tsx';
import { PeriodLinks } from '../PeriodLinks.tsx';
import { type Days, periodsAt } from './periods.ts';

const SHOWN = [
  'credits_added',
  'credits_spent',
  'tokens_added',
  'tokens_spent',
] as const satisfies readonly (keyof Sums)[];

/** Links that narrow the list and its sums to a period. */
const Periods = ({ filter }: { filter: Readonly<Record<string, unknown>> }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { date_from, date_to, ...others } = filter;
  return (
    <PeriodLinks
      label={translate('pages.transactions.periods.label')}
      periods={Object.entries<Days>(periodsAt(new Date())).map(([name, days]) => ({
        to: `${pathname}?filter=${encodeURIComponent(JSON.stringify({ ...others, ...days }))}`,
        label: translate(`pages.transactions.periods.${name}`),
        isShown: date_from === days.date_from && date_to === days.date_to,
      }))}
    />
  );
};

/** Shows the credits and tokens added and spent in the filtered transactions. */
const TransactionSums = () => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const translate = useTranslate();
  const locale = useLocale();
  const { params } = usePlace('transactions');
  const filterValues = useAskedFilter('transactions');
  const { data } = useQuery({
    queryKey: ['transactions', 'sums', params, filterValues],
    queryFn: () => dataProvider.act('transactions', 'sums', { params, body: filterValues }),
  });
  const sums = (data as { data: Sums } | undefined)?.data; // typed by the contract's call
  return (
    <Card sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.5 }}>
      <Periods filter={filterValues} />
      <Figures
        isBusy={!sums}
        figures={SHOWN.map((name) => ({
          label: translate(`pages.transactions.sums.${name}`),
          value: sums ? sums[name].toLocaleString(locale) : '…',
        }))}
      />
    </Card>
  );
};

export default TransactionSums;
