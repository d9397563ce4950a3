import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'ra-core';
import type { TabSpec } from '../framework/define/resource.ts';
import { tabKey } from '../framework/define/textKeys.ts';

interface TabBarProps {
  resource: string;
  tabs: readonly TabSpec[];
  shown: string;
  pathOf: (tab: TabSpec) => string;
}

export const panelId = (key: string): string => `part-${key}`;
const tabId = (key: string): string => `tab-${key}`;

/** What a part of the page is called by, and where its tab finds it. */
export const panelProps = (key: string) => ({ id: panelId(key), role: 'tabpanel', 'aria-labelledby': tabId(key) });

/** The parts of a record's page, each with an address of its own. On a phone the bar scrolls. */
export const TabBar = ({ resource, tabs, shown, pathOf }: TabBarProps) => {
  const translate = useTranslate();
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('record.tabs')}
      sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          id={tabId(tab.key)}
          aria-controls={tab.key === shown ? panelId(tab.key) : undefined}
          value={tab.key}
          label={translate(tabKey(resource, tab.key))}
          component={LinkBase}
          to={pathOf(tab)}
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
};
