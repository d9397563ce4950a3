import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'react-admin';

interface TabBarProps {
  /** A translation key: what the tabs belong to. */
  label: string;
  /** Labels are translation keys; `smart_count` chooses the plural. */
  tabs: readonly { to: string; label: string; smart_count?: number }[];
  /** The address of the tab that is shown. */
  shown: string;
}

const idOf = (to: string): string => `tab:${to}`;

/** Returns the props of a tab's panel, which tie it to its tab. */
export const panelProps = (to: string) => ({
  id: `panel:${to}`,
  role: 'tabpanel',
  'aria-labelledby': idOf(to),
});

/** Tabs with an address each. On a phone the bar scrolls. */
export const TabBar = ({ label, tabs, shown }: TabBarProps) => {
  const translate = useTranslate();
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      // keeps the shown tab in view when the scroll buttons, 40 px each, appear beside it
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
