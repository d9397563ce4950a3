import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

export interface TabBarProps {
  /** A translation key: what the tabs belong to. */
  label: string;
  /** Labels and groups are translation keys; `smart_count` chooses the plural. */
  tabs: readonly { to: string; label: string; smart_count?: number; group?: string }[];
  /** The address of the tab that is shown. */
  shown: string;
  children?: ReactNode;
}

/** Tabs with an address each, unless there is only one. On a phone the bar scrolls. */
export const TabBar = ({ label, tabs, shown, children }: TabBarProps) => {
  const translate = useTranslate();
  const hasBar = tabs.length > 1;
  return (
    <>
      {hasBar && (
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
              id={`tab:${tab.to}`}
              value={tab.to}
              label={translate(tab.label, { smart_count: tab.smart_count })}
              component={LinkBase}
              to={tab.to}
            />
          ))}
        </Tabs>
      )}
      {children && (
        <div {...(hasBar && { role: 'tabpanel', 'aria-labelledby': `tab:${shown}` })}>
          {children}
        </div>
      )}
    </>
  );
};
