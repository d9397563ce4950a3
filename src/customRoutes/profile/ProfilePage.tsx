import { useQuery } from '@tanstack/react-query';
import { accountOfSession } from '../../authProvider/account.ts';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { CommonData } from './CommonData.tsx';

/** The own profile (specification, chapter 2: Profile). */
const ProfilePage = () => {
  const { data, error, isPending } = useQuery({ queryKey: ['account'], queryFn: accountOfSession });
  if (isPending) return <ScreenLoading />;
  if (error) throw error;
  return <CommonData account={data.account} />;
};

export default ProfilePage;
