import { useTranslate } from 'ra-core';
import { currentUser } from '../../framework/access/useRights.ts';
import { LinkTabs } from '../../ui/bars/LinkTabs.tsx';
import { settingsTabs } from './settingsTabs.ts';

/** The parts of the settings (specification, chapter 2); with one part alone there is nothing to choose. */
export const SettingsTabs = ({ shown }: { shown: string }) => {
  const translate = useTranslate();
  const tabs = settingsTabs(currentUser());
  if (tabs.length < 2) return null;
  return (
    <LinkTabs
      label={translate('settings.tabs')}
      shown={shown}
      tabs={tabs.map(({ to, label }) => ({ to, label: translate(label, { smart_count: 2 }) }))}
    />
  );
};
