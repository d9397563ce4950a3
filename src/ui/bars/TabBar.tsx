import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'react-admin';

interface TabBarProps {
  /** What the tabs are parts of: a translation key. */
  label: string;
  /** Labels are translation keys; where several are meant, `smart_count` says so. */
  tabs: readonly { to: string; label: string; smart_count?: number }[];
  /** The address of the tab that is shown. */
  shown: string;
}

const idOf = (to: string): string => `tab:${to}`;

/** What a part of the page is called by, and where its tab finds it. */
export const panelProps = (to: string) => ({
  id: `panel:${to}`,
  role: 'tabpanel',
  'aria-labelledby': idOf(to),
});

/** The parts of a page, each with an address of its own. On a phone the bar scrolls. */
export const TabBar = ({ label, tabs, shown }: TabBarProps) => {
  const translate = useTranslate();
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      // the shown tab stays in sight when the buttons that scroll come up beside it, 40 px each
      sx={{
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTabs-scroller': { scrollPaddingInline: '80px' },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          id={idOf(tab.to)}
          value={tab.to}
          label={translate(tab.label, { smart_count: tab.smart_count })}
          component={LinkBase}
          to={tab.to}
        />
      ))}
    </Tabs>
  );
};
