import { useResourceContext } from 'react-admin';
import { rightTo, type User } from '../../framework/access/rights.ts';
import { currentUser } from '../../framework/access/useRights.ts';
import { nameKey } from '../../framework/define/textKeys.ts';
import { allResources } from '../../framework/registry.ts';
import { TabBar } from '../../ui/bars/TabBar.tsx';

interface SettingsTab {
  /** The tab's path. */
  to: string;
  /** A translation key; several are meant. */
  label: string;
}

const COMPANY_PAGES: readonly SettingsTab[] = [
  { to: '/settings/basic', label: 'settings.basic.title' },
  { to: '/settings/apply', label: 'settings.apply.tab' },
  { to: '/settings/angle-comments', label: 'settings.views.title' },
];
/** The last tab (specification, chapter 2: Settings tabs). */
const EXPORT: SettingsTab = { to: '/settings/export', label: 'ftp.title' };
/** The operator's tab, after the rooms. */
const ENGINE: SettingsTab = { to: '/settings/cutout-engine', label: 'cutout_engine.title' };
const COMPANY_LISTS = ['backgrounds', 'logos', 'banners', 'plates'];
const LISTS = ['rooms', 'walls', 'floors'];

/** Returns the tabs of the signed-in user: the operator has the shared ones, a company's users all of them. */
export const settingsTabs = (user: User): readonly SettingsTab[] => {
  const isCompany = user.role !== 'admin';
  const names = isCompany ? [...COMPANY_LISTS, ...LISTS] : LISTS;
  const lists = names.flatMap((name) =>
    allResources()
      .filter((declared) => declared.resource === name && rightTo(declared, user, 'list').may)
      .map(({ resource }) => ({ to: `/${resource}`, label: nameKey(resource) })),
  );
  return isCompany ? [...COMPANY_PAGES, ...lists, EXPORT] : [...lists, ENGINE];
};

/** The tabs of the settings (specification, chapter 2); hidden if there is only one. */
export const SettingsTabs = ({ shown }: { shown: string }) => {
  const tabs = settingsTabs(currentUser());
  if (tabs.length < 2) return null;
  return (
    <TabBar
      label="settings.tabs"
      shown={shown}
      tabs={tabs.map((tab) => ({ ...tab, smart_count: 2 }))}
    />
  );
};

/** Above the rooms, walls and floors: the settings' tabs. */
const RoomsHead = () => <SettingsTabs shown={`/${useResourceContext()}`} />;

export default RoomsHead;
