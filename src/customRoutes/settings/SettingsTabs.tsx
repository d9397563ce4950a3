import { currentUser } from '../../framework/access/useRights.ts';
import { TabBar } from '../../ui/bars/TabBar.tsx';
import { settingsTabs } from './settingsTabs.ts';

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
