import { rightTo, type User } from '@turntable/declare/access/rights.ts';
import { currentUser } from '@turntable/declare/connection.ts';
import { nameKey } from '@turntable/declare/define/textKeys.ts';
import { allResources } from '@turntable/declare/registry.ts';
import type { ReactNode } from 'react';
import type { settings as texts } from '../../i18n/en/settings.ts';
import GroupedTabs from './GroupedTabs.tsx';

type Group = keyof typeof texts.groups;
/** A page of the settings with its label's key, or the name of a list. */
type Part = { to: string; label: string } | string;

/** What a company's users set, in the order of the groups. */
const COMPANY: readonly (readonly [Group, readonly Part[]])[] = [
  [
    'look',
    [
      { to: '/settings/basic', label: 'settings.basic.title' },
      { to: '/settings/apply', label: 'settings.apply.tab' },
      'backgrounds',
      'rooms',
      'walls',
      'floors',
    ],
  ],
  ['brand', ['logos', 'banners', 'plates']],
  ['views', [{ to: '/settings/angle-comments', label: 'settings.views.title' }]],
  ['delivery', [{ to: '/settings/export', label: 'ftp.title' }]],
];
/** What the operator sets for all companies. */
const OPERATOR: typeof COMPANY = [
  [
    'look',
    ['rooms', 'walls', 'floors', { to: '/settings/cutout-engine', label: 'cutout_engine.title' }],
  ],
];

/** Returns the tabs of the signed-in user with their groups: the operator has the shared ones, a company's users those of their company. */
export const settingsTabs = (user: User) => {
  const isListed = (name: string) =>
    allResources().some(
      (declared) => declared.resource === name && rightTo(declared, user, 'list').may,
    );
  return (user.role === 'admin' ? OPERATOR : COMPANY).flatMap(([group, parts]) =>
    parts
      .filter((part) => typeof part !== 'string' || isListed(part))
      .map((part) => ({
        ...(typeof part === 'string' ? { to: `/${part}`, label: nameKey(part) } : part),
        smart_count: 2,
        group: `settings.groups.${group}`,
      })),
  );
};

/** The parts of the settings around the one that is shown (specification, chapter 2). */
const SettingsTabs = ({ shown, children }: { shown: string; children: ReactNode }) => (
  <GroupedTabs label="settings.tabs" tabs={settingsTabs(currentUser())} shown={shown}>
    {children}
  </GroupedTabs>
);

export default SettingsTabs;
