import { useTranslate } from 'ra-core';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { nameKey } from '../../framework/define/textKeys.ts';
import { LinkTabs } from '../../ui/bars/LinkTabs.tsx';

const PAGES = { common: '/profile', staff: '/users' };

/** The parts of the profile: the own data, and for a manager the company's staff (specification, chapter 2). */
export const ProfileTabs = ({ shown }: { shown: keyof typeof PAGES }) => {
  const translate = useTranslate();
  const hasStaff = useMayDo('users', 'list');
  if (!hasStaff) return null;
  return (
    <LinkTabs
      label={translate('pages.profile.tabs')}
      shown={PAGES[shown]}
      tabs={[
        { to: PAGES.common, label: translate('pages.profile.common') },
        { to: PAGES.staff, label: translate(nameKey('users'), { smart_count: 2 }) },
      ]}
    />
  );
};
