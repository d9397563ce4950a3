import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { TransactionSums as Sums } from '../../../contract/balance/ledger.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { useAskedFilter } from '../../framework/list/useAskedFilter.ts';
import { Figures } from '../../ui/Figures.tsx';
import { usePlace } from '../../ui/place/Place.ts';

const SHOWN = [
  'credits_added',
  'credits_spent',
  'tokens_added',
  'tokens_spent',
] as const satisfies readonly (keyof Sums)[];

/** What came in and what was spent, of the transactions that the list is narrowed to. */
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
    <Card sx={{ px: 2, py: 1.5 }}>
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
