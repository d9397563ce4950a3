import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Account } from '../../../contract/accounts/account.ts';
import { renewAccount } from '../../authProvider/account.ts';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/Loading.tsx';

interface LoadedAccountProps {
  /** What could not be shown; a translation key. */
  failed: string;
  /** `reread` asks the server again. */
  children: (account: Account, reread: () => Promise<unknown>) => ReactNode;
}

/** The signed-in person's account as the server has it now, for a form. */
export const LoadedAccount = ({ failed, children }: LoadedAccountProps) => {
  const translate = useTranslate();
  // what is being typed must not change: no reading again when the window gets the focus
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: renewAccount,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <ScreenLoading />;
  if (data) return children(data.account, refetch);
  return <LoadFailed title={translate(failed)} error={error} onRetry={refetch} />;
};
