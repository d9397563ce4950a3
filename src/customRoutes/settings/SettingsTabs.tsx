import { useResourceContext } from 'ra-core';
import { rightTo, type User } from '../../framework/access/rights.ts';
import { currentUser } from '../../framework/access/useRights.ts';
import { nameKey } from '../../framework/define/textKeys.ts';
import { allResources } from '../../framework/registry.ts';
import { TabBar } from '../../ui/bars/TabBar.tsx';

interface SettingsTab {
  /** Its address, in the application's paths. */
  to: string;
  /** A translation key; several are meant. */
  label: string;
}

const COMPANY_PAGES: readonly SettingsTab[] = [
  { to: '/settings/basic', label: 'settings.basic.title' },
  { to: '/settings/apply', label: 'settings.apply.tab' },
  { to: '/settings/angle-comments', label: 'settings.views.title' },
];
/** Comes last (specification, chapter 2: Settings tabs). */
const EXPORT: SettingsTab = { to: '/settings/export', label: 'ftp.title' };
/** The operator's, behind the rooms. */
const ENGINE: SettingsTab = { to: '/settings/cutout-engine', label: 'cutout_engine.title' };
const COMPANY_LISTS = ['backgrounds', 'logos', 'banners', 'plates'];
const LISTS = ['rooms', 'walls', 'floors'];

/** The parts of the settings for the signed-in user: the operator has what is everybody's, a company's people the rest too. */
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

/** The parts of the settings (specification, chapter 2); with one part alone there is nothing to choose. */
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
