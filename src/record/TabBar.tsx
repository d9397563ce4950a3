import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'ra-core';

interface TabBarProps {
  /** Labels are translation keys. */
  tabs: readonly { key: string; label: string; to: string }[];
  shown: string;
}

const panelId = (key: string): string => `part-${key}`;
const tabId = (key: string): string => `tab-${key}`;

/** What a part of the page is called by, and where its tab finds it. */
export const panelProps = (key: string) => ({
  id: panelId(key),
  role: 'tabpanel',
  'aria-labelledby': tabId(key),
});

/** The parts of a record's page, each with an address of its own. On a phone the bar scrolls. */
export const TabBar = ({ tabs, shown }: TabBarProps) => {
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
      {tabs.map(({ key, label, to }) => (
        <Tab
          key={key}
          id={tabId(key)}
          aria-controls={key === shown ? panelId(key) : undefined}
          value={key}
          label={translate(label)}
          component={LinkBase}
          to={to}
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
};
