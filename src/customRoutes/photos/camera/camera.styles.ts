import { styled } from '@mui/material/styles';
import { dark, light } from '../../../../brand.ts';
import { Silhouette } from '../../views/Silhouette.tsx';

/** The camera is dark in both themes, as viewfinders are; the shutter is under the thumb, also of a phone held sideways. */
export const CameraScreen = styled('div')({
  display: 'grid',
  gridTemplate: '"top" auto "finder" auto "strip" auto "controls" minmax(0, 1fr) / 100%',
  height: '100dvh',
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
  placeItems: 'center',
  alignSelf: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: '#151c1b',
  '@media (orientation: landscape)': {
    width: 'min(100dvh * 4 / 3, 100vw - 220px)',
  },
  '& > video, & > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > video[hidden]': { display: 'none' },
});

export const Hints = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
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
  padding: '8px 16px',
  minHeight: 0,
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
  strokeWidth: 5,
  strokeDasharray: '18 12',
  filter: 'drop-shadow(0 0 3px rgb(0 0 0 / 80%))',
});
