import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TabBar, type TabBarProps } from '@turntable/declare/ui/bars/TabBar.tsx';
import { useId, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

/** The most tabs that fit side by side, in German too. */
const MOST_IN_A_BAR = 6;
/** Height of a menu's entry, in pixels: a company's sixteen fit on a phone. */
const ENTRY = 36;
/** Where the list stays while the page scrolls, and what is above it before, in pixels: a header, and a record's way and buttons. */
const TOP = { least: 76, most: 140 };

interface Part {
  to: string;
  name: string;
}
interface Group {
  /** Without tabs in groups there is one without a name. */
  name: string | undefined;
  parts: Part[];
}

interface GroupsProps {
  /** What the parts belong to. */
  label: string;
  groups: readonly Group[];
  /** The address of the shown part. */
  shown: string;
}

/** Scrolls a link into sight: on a low screen the list scrolls. */
const intoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** The parts under the headings of their groups, for the side of a wide screen. */
const SideList = ({ label, groups, shown }: GroupsProps) => {
  const id = useId();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: TOP.least,
        maxHeight: `calc(100dvh - ${TOP.most}px)`,
        overflowY: 'auto',
      }}
    >
      {groups.map(({ name, parts }, place) => (
        <Box key={name} sx={{ mb: 1.5 }}>
          <Typography
            id={`${id}${place}`}
            variant="body2"
            sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}
          >
            {name}
          </Typography>
          <List disablePadding aria-labelledby={name && `${id}${place}`}>
            {parts.map((part) => (
              <li key={part.to}>
                <ListItemButton
                  dense
                  component={LinkBase}
                  to={part.to}
                  selected={part.to === shown}
                  aria-current={part.to === shown ? 'page' : undefined}
                  ref={part.to === shown ? intoSight : undefined}
                  sx={{
                    px: 1.5,
                    py: 0.5,
                    borderRadius: '8px',
                    fontSize: 15,
                    fontWeight: part.to === shown ? 600 : 500,
                    '&.Mui-focusVisible': { outlineOffset: -2 },
                  }}
                >
                  {part.name}
                </ListItemButton>
              </li>
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
};

/** A button that names the shown part with its group, and opens a menu of all: for narrow screens. */
const PartMenu = ({ label, groups, shown }: GroupsProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const here = groups.flatMap(({ name, parts }) =>
    parts.filter(({ to }) => to === shown).map((part) => [name, part.name].filter(Boolean)),
  );
  const text = here.flat().join(' · ');
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: '100%', maxWidth: 400, minHeight: 44, justifyContent: 'space-between' }}
      >
        {text}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-label': label },
          paper: { sx: { width: anchor?.offsetWidth } },
        }}
      >
        {groups.flatMap(({ name, parts }) => [
          name && (
            <ListSubheader key={name} role="presentation" disableSticky sx={{ lineHeight: '28px' }}>
              {name}
            </ListSubheader>
          ),
          ...parts.map(({ to, name: part }) => (
            <MenuItem
              key={to}
              component={LinkBase}
              to={to}
              selected={to === shown}
              aria-current={to === shown ? 'page' : undefined}
              onClick={close}
              sx={{ minHeight: ENTRY, py: 0.5 }}
            >
              {part}
            </MenuItem>
          )),
        ])}
      </Menu>
    </Box>
  );
};

/** Returns the tabs under their groups, in the order in which the groups begin; one group alone has no name. */
const groupsOf = (tabs: TabBarProps['tabs'], translate: ReturnType<typeof useTranslate>) => {
  const keys = [...new Set(tabs.map(({ group }) => group))];
  return keys.map(
    (key): Group => ({
      name: key && keys.length > 1 ? translate(key) : undefined,
      parts: tabs
        .filter(({ group }) => group === key)
        .map(({ to, label, smart_count }) => ({ to, name: translate(label, { smart_count }) })),
    }),
  );
};

/**
 * Tabs in groups, each with an address: a list at the side, or on narrow screens a menu. A few are a bar of tabs where it is wide
 * enough. The content keeps its place in the tree, so that turning a tablet loses no input.
 */
const GroupedTabs = ({ label, tabs, shown, children }: TabBarProps) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const isBar = !isNarrow && tabs.length <= MOST_IN_A_BAR;
  const isBeside = !isNarrow && !isBar;
  const Groups = isNarrow ? PartMenu : SideList;
  return (
    <Box
      sx={
        isBeside
          ? {
              display: 'grid',
              gridTemplateColumns: '196px minmax(0, 1fr)',
              gap: 3,
              alignItems: 'start',
            }
          : undefined
      }
    >
      {!isBar && tabs.length > 1 && (
        <Groups label={translate(label)} groups={groupsOf(tabs, translate)} shown={shown} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <TabBar label={label} tabs={isBar ? tabs : []} shown={shown}>
          {children}
        </TabBar>
      </Box>
    </Box>
  );
};

export default GroupedTabs;
