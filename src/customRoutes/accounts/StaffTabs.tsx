import { useMayDo } from '../../authProvider/useMayDo.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { ProfileTabs } from './ProfileTabs.tsx';

/** Above the list of staff where it is a part of the own profile, not of a company's page. */
const StaffTabs = () => {
  const isOwn = useMayDo('profile', 'show');
  const { base } = usePlace('users');
  return isOwn && base === '/users' ? <ProfileTabs shown="staff" /> : null;
};

export default StaffTabs;
