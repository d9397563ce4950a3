import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { tokensLink } from './countedLinks.ts';

/** With as many tokens and credits left it is time to think of more. */
const LOW = 5;

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  '& > div': { display: 'grid', gap: 2 },
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: 26,
    lineHeight: 1.2,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { display: 'inline-block' },
}));

/** What the company can still spend; a warning when that comes to its end. Who may, gets to what was spent, and to the tokens. */
export const Balance = (balance: NonNullable<Dashboard['balance']>) => {
  const { tokens, credits } = balance;
  const translate = useTranslate();
  const locale = useLocale();
  const seesTokens = useMayDo('tokens', 'list');
  const seesTransactions = useMayDo('transactions', 'list');
  const left = Math.max(0, tokens) + Math.max(0, credits);
  const figures = [
    { name: 'tokens', value: tokens, to: seesTokens && tokensLink(balance).to },
    { name: 'credits', value: credits, to: seesTransactions && '/transactions' },
  ];
  return (
    <>
      {left <= LOW && (
        <Alert severity={left === 0 ? 'error' : 'warning'}>
          {translate(`pages.balance.${left === 0 ? 'used_up' : 'low'}`)}
        </Alert>
      )}
      <Figures>
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{translate(`pages.balance.${name}`)}</dt>
            <dd>{value.toLocaleString(locale)}</dd>
            {to && (
              <dd style={{ fontSize: 14, fontWeight: 400 }}>
                <LinkBase to={to}>{translate(`pages.balance.${name}_more`)}</LinkBase>
              </dd>
            )}
          </div>
        ))}
      </Figures>
    </>
  );
};
