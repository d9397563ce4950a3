import Alert from '@mui/material/Alert';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { Figures } from '../../ui/Figures.tsx';
import { tokensLink } from './countedLinks.ts';

/** With this many tokens and credits left, or fewer, a warning is shown. */
const LOW = 5;

/** The company's balance, with a warning when it is low, and links to transactions and tokens for users with the right. */
export const Balance = (balance: NonNullable<Dashboard['balance']>) => {
  const { tokens, credits } = balance;
  const translate = useTranslate();
  const locale = useLocale();
  const seesTokens = useMayDo('tokens', 'list');
  const seesTransactions = useMayDo('transactions', 'list');
  const left = Math.max(0, tokens) + Math.max(0, credits);
  const figure = (name: 'tokens' | 'credits', to: string | false) => ({
    label: translate(`pages.balance.${name}`),
    value: balance[name].toLocaleString(locale),
    more: to && <LinkBase to={to}>{translate(`pages.balance.${name}_more`)}</LinkBase>,
  });
  return (
    <>
      {left <= LOW && (
        <Alert severity={left === 0 ? 'error' : 'warning'}>
          {translate(`pages.balance.${left === 0 ? 'used_up' : 'low'}`)}
        </Alert>
      )}
      <Figures
        figures={[
          figure('tokens', seesTokens && tokensLink(balance).to),
          figure('credits', seesTransactions && '/transactions'),
        ]}
      />
    </>
  );
};
