import { styled } from '@mui/material/styles';
import { dark, light } from '../../../../brand.ts';
import { Silhouette } from '../../views/Silhouette.tsx';

/** The camera is dark in both themes, as viewfinders are; the shutter is under the thumb, also of a phone held sideways. */
export const CameraScreen = styled('div')({
  display: 'grid',
  gridTemplate: '"top" auto "finder" minmax(0, 1fr) "strip" auto "controls" auto / 100%',
  height: '100dvh',
  // clear of notches, rounded corners and the bar for gestures
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  backgroundColor: '#0b0f0f',
  color: light.railText,
  '@media (orientation: landscape)': {
    gridTemplate:
      '"strip finder top" auto "strip finder controls" minmax(0, 1fr) / minmax(88px, 1fr) auto minmax(132px, 1fr)',
  },
});

export const Top = styled('div')({
  gridArea: 'top',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 8px',
  '& > [role=status]': { flex: '1 0 96px', textAlign: 'center' },
  '& strong, & small': { display: 'block' },
  '& small': { color: '#b9c8c5' },
  '@media (orientation: landscape)': {
    '& > [role=status]': { order: 1, flexBasis: '100%' },
  },
});

export const Finder = styled('div')({
  gridArea: 'finder',
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'hidden',
});

/** The part of the camera's picture that is taken: 4:3, as `takePicture` cuts it out. What the camera sees around it is dimmed. */
export const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  backgroundColor: '#151c1b',
  '@media (orientation: landscape)': {
    width:
      'min((100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom)) * 4 / 3, 100vw - env(safe-area-inset-left) - env(safe-area-inset-right) - 220px)',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    boxShadow: '0 0 0 100vmax rgb(11 15 15 / 62%)',
    pointerEvents: 'none',
  },
  '& > :not(video)': { zIndex: 2 },
  // a phone held upright gives a picture that is higher than the frame: it shows above and below
  '& > video': {
    position: 'absolute',
    top: '50%',
    translate: '0 -50%',
    width: '100%',
    height: 'auto',
    minHeight: '100%',
    objectFit: 'cover',
  },
  '& > video[hidden]': { visibility: 'hidden' },
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
});

export const Hints = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  zIndex: 3,
  pointerEvents: 'none',
  '& > p': {
    margin: 0,
    padding: '4px 10px',
    borderRadius: 6,
    fontSize: 14,
    textAlign: 'center',
    backgroundColor: 'rgb(11 15 15 / 78%)',
  },
});

export const Horizon = styled('div')({
  position: 'absolute',
  width: '38%',
  height: 2,
  boxShadow: '0 0 3px rgb(0 0 0 / 80%)',
  pointerEvents: 'none',
});

export const Controls = styled('div')({
  gridArea: 'controls',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '8px 16px 24px',
  minHeight: 0,
  '@media (orientation: landscape)': { paddingBottom: 8 },
});

export const Shutter = styled('button')({
  flex: 'none',
  width: 76,
  height: 76,
  borderRadius: '50%',
  border: `4px solid ${light.railText}`,
  backgroundColor: light.railText,
  backgroundClip: 'content-box',
  padding: 5,
  cursor: 'pointer',
  '&:active': { transform: 'scale(0.94)' },
  '&:focus-visible': { outline: `3px solid ${dark.mark}`, outlineOffset: 3 },
});

/** The outline in which the vehicle should be photographed. */
export const Outline = styled(Silhouette)({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 4,
  filter: 'drop-shadow(0 0 3px rgb(0 0 0 / 80%))',
});
