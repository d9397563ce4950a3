import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useCompanyOptions } from '../authProvider/useCompanyOptions.ts';
import { toBrowserPath } from '../routing/paths.ts';
import { dark, light } from '../theme/palette.ts';
import { Logo } from './Logo.tsx';
import { type MenuEntry, menuOf } from './menu.ts';
import { RAIL_WIDTH } from './railWidth.ts';

const SidebarDrawer = lazy(() => import('./SidebarDrawer.tsx'));

const Rail = styled('nav')(({ theme }) => {
  const colours = theme.palette.mode === 'dark' ? dark : light;
  return {
    width: RAIL_WIDTH,
    height: '100%',
    padding: 12,
    display: 'flex',
    flexDirection: 'column',
    gap: 20,
    background: colours.rail,
    color: colours.railText,
    '& ul': {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
    },
    '& a': { color: colours.railQuiet, textDecoration: 'none', borderRadius: 8, minHeight: 44 },
    '& .start': {
      display: 'flex',
      alignItems: 'center',
      padding: '0 10px',
      color: colours.railText,
    },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      padding: '4px 10px',
      fontSize: 15,
      fontWeight: 500, // a little more is drawn bold by fonts that have no weights between
      lineHeight: 1.25,
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
    '& li a:hover': { color: colours.railText },
    '& li a[aria-current]': { background: colours.railChosen, color: colours.railText },
    '& a:focus-visible': { outlineColor: colours.railText },
  };
});

const Entry = ({
  entry: { to, label, icon: Icon },
  onClick,
}: {
  entry: MenuEntry;
  onClick: () => void;
}) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const here = toBrowserPath(pathname); // the staff is a part of a chief's profile there
  const there = toBrowserPath(to);
  const isHere = here === there || here.startsWith(`${there}/`);
  return (
    <li>
      <LinkBase to={to} onClick={onClick} aria-current={isHere ? 'page' : undefined}>
        <Icon />
        {translate(label, { smart_count: 2 })}
      </LinkBase>
    </li>
  );
};

const Contents = ({ onClick }: { onClick: () => void }) => {
  const translate = useTranslate();
  const options = useCompanyOptions();
  return (
    <Rail aria-label={translate('shell.menu.label')}>
      <LinkBase to="/" onClick={onClick} className="start">
        <Logo />
      </LinkBase>
      <ul>
        {menuOf(options).map((entry) => (
          <Entry key={entry.to} entry={entry} onClick={onClick} />
        ))}
      </ul>
    </Rail>
  );
};

/** The sidebar with logo and the role's menu: always there on a wide screen, a drawer on a phone. */
export const Sidebar = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  if (isWide) {
    return (
      <Box sx={{ position: 'sticky', top: 0, height: '100dvh', flexShrink: 0 }}>
        <Contents onClick={onClose} />
      </Box>
    );
  }
  return (
    isOpen && (
      <Suspense>
        <SidebarDrawer onClose={onClose}>
          <Contents onClick={onClose} />
        </SidebarDrawer>
      </Suspense>
    )
  );
};
