import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { TransactionSums as Sums } from '../../../contract/balance/ledger.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { useAskedFilter } from '../../list/useAskedFilter.ts';
import { usePlace } from '../../ui/place/Place.ts';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 8,
  margin: 0,
  '& > div': {
    padding: '10px 14px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
    background: theme.palette.background.paper,
  },
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

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
  const place = usePlace('transactions');
  const { params } = place;
  const filterValues = useAskedFilter('transactions', place);
  const { data } = useQuery({
    queryKey: ['transactions', 'sums', params, filterValues],
    queryFn: () => dataProvider.act('transactions', 'sums', { params, body: filterValues }),
  });
  const sums = (data as { data: Sums } | undefined)?.data; // typed by the contract's call
  return (
    <Figures aria-busy={!sums}>
      {SHOWN.map((name) => (
        <div key={name}>
          <dt>{translate(`pages.transactions.sums.${name}`)}</dt>
          <dd>{sums ? sums[name].toLocaleString(locale) : '…'}</dd>
        </div>
      ))}
    </Figures>
  );
};

export default TransactionSums;
