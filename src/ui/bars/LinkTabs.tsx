import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& a': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 16px',
    borderBottom: '2px solid transparent',
    color: theme.palette.text.secondary,
    fontSize: 14,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.main,
  },
}));

interface LinkTabsProps {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly { to: string; label: string }[];
  /** The address of the tab that is shown. */
  shown: string;
}

/** Parts of a page, each a page of its own. On a phone the bar scrolls, to the part that is shown. */
export const LinkTabs = ({ label, tabs, shown }: LinkTabsProps) => (
  <Bar aria-label={label}>
    {tabs.map((tab) => {
      const isShown = tab.to === shown;
      return (
        <LinkBase
          key={tab.to}
          to={tab.to}
          aria-current={isShown ? 'page' : undefined}
          ref={
            isShown
              ? (link: HTMLAnchorElement | null) =>
                  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              : undefined
          }
        >
          {tab.label}
        </LinkBase>
      );
    })}
  </Bar>
);
