import { nameKey } from '@turntable/declare/define/textKeys.ts';
import { TabBar } from '@turntable/declare/ui/bars/TabBar.tsx';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';

const PAGES = { common: '/profile', staff: '/users' };

/** The tabs of the profile: the user's data, and for a manager the company's staff (specification, chapter 2). */
export const ProfileTabs = ({ shown }: { shown: keyof typeof PAGES }) => {
  const hasStaff = useMayDo('users', 'list');
  if (!hasStaff) return null;
  return (
    <TabBar
      label="pages.profile.tabs"
      shown={PAGES[shown]}
      tabs={[
        { to: PAGES.common, label: 'pages.profile.common' },
        { to: PAGES.staff, label: nameKey('users'), smart_count: 2 },
      ]}
    />
  );
};

/** Shown above the list of staff in the profile, not on a company's page. */
const StaffTabs = () => {
  const isOwn = useMayDo('profile', 'show');
  const { list } = usePlace('users');
  return isOwn && list === '/users' ? <ProfileTabs shown="staff" /> : null;
};

export default StaffTabs;
