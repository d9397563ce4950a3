import { useQuery } from '@tanstack/react-query';
import { Navigate, useTranslate } from 'ra-core';
import { accountOfSession } from '../../authProvider/account.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { Notice } from '../../layout/Notice.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';

const Welcome = () => {
  const translate = useTranslate();
  const { data, error, isPending } = useQuery({ queryKey: ['account'], queryFn: accountOfSession });
  if (isPending) return <ScreenLoading />;
  if (error) throw error;
  const { account, role } = data;
  const hint = translate('shell.home.signed_in_as', { role: translate(`shell.role.${role}`) });
  const company = account.company && translate('shell.home.company', { company: account.company.title });
  return <Notice title={translate('shell.home.greeting', { name: account.name })} hint={[hint, company].filter(Boolean).join(' ')} />;
};

/** The start page: whoever works with vehicles starts there, the operator is greeted. */
const HomePage = () => {
  const hasVehicles = useMayDo('cars', 'list');
  const hasHome = useMayDo('home', 'show');
  if (hasVehicles) return <Navigate to="/cars" replace />;
  return hasHome ? <Welcome /> : <Navigate to="/access-denied" replace />;
};

export default HomePage;
