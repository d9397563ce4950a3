import { styled, type Theme } from '@mui/material/styles';
import { nativeBox } from '@turntable/declare/theme/nativeBox.ts';

/** A tile of the grid. Tiles off the screen are not rendered: two hundred scroll as smoothly as ten. */
export const PhotoTile = styled('li')({
  listStyle: 'none',
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 240px',
  padding: 4, // room for the focus ring, which content-visibility would cut off
  margin: -4,
});

/** Returns the styles of a chosen tile's frame. */
export const chosenFrame = ({ palette }: Theme) => ({
  borderColor: palette.primary.main,
  boxShadow: `0 0 0 2px ${palette.primary.main}`,
});

interface TileFrameProps {
  isEmpty: boolean;
  isChosen: boolean;
}

/** The 4:3 frame of a photo, with the controls on it. */
export const TileFrame = styled('div', {
  shouldForwardProp: (prop) => prop !== 'isEmpty' && prop !== 'isChosen',
})<TileFrameProps>(({ theme, isEmpty, isChosen }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: isEmpty ? 'transparent' : theme.palette.background.paper,
  border: `1px ${isEmpty ? 'dashed' : 'solid'} ${isEmpty ? (theme.palette.mode === 'dark' ? '#465553' : '#bcc7c4') : theme.palette.divider}`,
  transition: 'border-color 120ms, box-shadow 120ms',
  ...(isChosen && chosenFrame(theme)),
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(> button:focus-visible)': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  '@media (hover: hover)': {
    '& > [data-quiet]': { opacity: 0, transition: 'opacity 120ms' },
    '&:hover > [data-quiet], &:focus-within > [data-quiet]': { opacity: 1 },
  },
}));

/** A button that fills the frame; smaller controls lie above it. */
export const TileButton = styled('button')({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: 'inherit',
  font: 'inherit',
  outline: 'none', // the frame shows the focus ring
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
});

const control = {
  position: 'absolute',
  top: 6,
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  border: 0,
  padding: 0,
  cursor: 'pointer',
} as const;

/** Returns the background of a control, so that it is visible on any photo. */
const veil = ({ palette }: Theme) =>
  `${palette.background.paper}${palette.mode === 'dark' ? 'e0' : 'e6'}`;

export const CornerButton = styled('button')(({ theme }) => ({
  ...control,
  right: 6,
  color: theme.palette.text.primary,
  backgroundColor: veil(theme),
  '&:hover': { backgroundColor: theme.palette.background.paper },
}));

/** Returns the styles of the label of a check box in a tile's corner. */
export const cornerCheck = (theme: Theme) => ({
  ...control,
  left: 6,
  backgroundColor: veil(theme),
  '& input': nativeBox(theme.palette.primary.main),
});

export const CornerCheck = styled('label')(({ theme }) => cornerCheck(theme));

export const TileCaption = styled('div')(({ theme }) => ({
  padding: '6px 2px 0',
  '& strong': {
    display: 'block',
    marginBottom: 3,
    fontSize: 13,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& p': {
    margin: '4px 0 0',
    fontSize: 12,
    lineHeight: 1.4,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** A section's tiles: as many columns as fit, two on a phone. */
export const TileGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(188px, 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
  margin: 0,
  padding: 0,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 10px',
  },
}));
