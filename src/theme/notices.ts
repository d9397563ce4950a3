import type { Theme } from '@mui/material/styles';

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
