import type { Theme } from '@mui/material/styles';
import { SIDEBAR } from '@turntable/declare/theme/layout.ts';

/** Returns the styles of the corner of offers and notifications: the menu's lower end, or the lower edge of a small window. */
export const cornerSx = (theme: Theme) => ({
  position: 'fixed',
  zIndex: 'speedDial',
  left: 8,
  bottom: 8,
  width: SIDEBAR.width - 16,
  pointerEvents: 'none', // clicks beside the cards reach the page
  '& section': { mt: 1 },
  [theme.breakpoints.down('md')]: { left: 0, bottom: 0, width: '100%', padding: 1 },
  '&:not(:has(section))': { padding: 0 },
});

/** An offer: low on a phone, with the picture beside the text; in the menu the picture is above it. */
export const offerSx = {
  position: 'relative',
  display: { xs: 'flex', md: 'block' },
  boxShadow: 8,
  pointerEvents: 'auto',
  '& > img': { width: { xs: 80, md: '100%' }, aspectRatio: { md: '5 / 2' } },
  '& > div': { flex: 1, display: 'flex', flexWrap: 'wrap', minWidth: 0, p: 1, pl: 1.5 },
  '& h2': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: 1, md: 3 },
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    flex: '1 0 100%',
    pr: 3,
  },
  '& p': { flex: '1 0 auto', display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, py: 0.5 },
  '& a': { fontSize: 14, color: 'primary.main' },
  '& .MuiMobileStepper-root': { flexGrow: { md: 1 }, p: 0, bgcolor: 'transparent' },
  '& > button': { position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper' },
} as const;

/** Where the menu's end has no room, as on phones, they are a dot on the header's lower edge that opens below it. */
export const belowHeader = {
  position: 'fixed',
  right: 8,
  top: 64,
  width: 'min(420px, 100% - 16px)',
} as const;
export const dotSx = {
  position: 'fixed',
  top: 48,
  right: 0,
  width: 24,
  height: 24,
  pointerEvents: 'auto',
  '&::before': { content: '""', width: 12, height: 12, borderRadius: '50%', bgcolor: 'error.main' },
};

/** An expanded stack scrolls. */
export const openedSx = {
  display: 'grid',
  gap: 1,
  maxHeight: 'min(100dvh - 128px, 560px)',
  overflowY: 'auto',
};

/** Draws the edges of up to two more cards behind the top one, 7 pixels apart. */
export const shadowOf = (more: number, { palette, shadows }: Theme): string => {
  const [ground, line] = [palette.background.paper, palette.divider];
  const nearer = `0 -7px 0 -4px ${ground}, 0 -8px 0 -3px ${line},`;
  const farther = `0 -14px 0 -8px ${ground}, 0 -15px 0 -7px ${line},`;
  return `${more > 0 ? nearer : ''}${more > 1 ? farther : ''}${shadows[8]}`;
};
