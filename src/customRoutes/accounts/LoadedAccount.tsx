import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Account } from '../../../contract/accounts/account.ts';
import { renewAccount } from '../../authProvider/account.ts';

interface LoadedAccountProps {
  /** The title where the account cannot be read; a translation key. */
  failed: string;
  /** `reread` reads the account again. */
  children: (account: Account, reread: () => Promise<unknown>) => ReactNode;
}

/** Loads the signed-in user's account for a form. */
export const LoadedAccount = ({ failed, children }: LoadedAccountProps) => {
  const translate = useTranslate();
  // not read again when the window gets the focus, which would change the form while the user types
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: renewAccount,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <ScreenLoading />;
  if (data) return children(data.account, refetch);
  return <LoadFailed title={translate(failed)} error={error} onRetry={refetch} />;
};
