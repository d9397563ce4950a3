import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'react-admin';

interface TabBarProps {
  /** Labels are translation keys. */
  tabs: readonly { key: string; label: string; to: string }[];
  shown: string;
}

/** What a part of the page is called by, and where its tab finds it. */
export const panelProps = (key: string) => ({
  id: `part-${key}`,
  role: 'tabpanel',
  'aria-labelledby': `tab-${key}`,
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
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ key, label, to }) => (
        <Tab
          key={key}
          id={`tab-${key}`}
          aria-controls={key === shown ? `part-${key}` : undefined}
          value={key}
          label={translate(label)}
          component={LinkBase}
          to={to}
        />
      ))}
    </Tabs>
  );
};
