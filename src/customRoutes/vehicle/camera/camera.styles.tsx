import { styled } from '@mui/material/styles';
import { SILHOUETTE_BOX } from '../../../../contract/entities/angle.ts';

/** The camera is dark in both themes, as viewfinders are. */
export const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  backgroundColor: '#0b0f0f',
  color: '#f1f6f5',
});

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  '& > div': { flex: 1, textAlign: 'center', minWidth: 0 },
  '& strong, & small': { display: 'block' },
  '& small': { color: '#b9c8c5' },
});

export const Finder = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  alignSelf: 'center',
  width: 'min(100%, calc((100dvh - 190px) * 4 / 3))',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: '#151c1b',
  '& > video, & > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > video[hidden]': { display: 'none' },
});

export const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 116,
  padding: 16,
  '& p': { margin: 0, flexBasis: '100%', textAlign: 'center', fontSize: 13, color: '#d9e3e1' },
});

export const Shutter = styled('button')({
  width: 72,
  height: 72,
  borderRadius: '50%',
  border: '4px solid #f1f6f5',
  backgroundColor: '#f1f6f5',
  backgroundClip: 'content-box',
  padding: 5,
  cursor: 'pointer',
  '&:active': { transform: 'scale(0.94)' },
  '&:focus-visible': { outline: '3px solid #f0aa52', outlineOffset: 3 },
});

const Lines = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 5,
  strokeDasharray: '18 12',
  strokeLinejoin: 'round',
  filter: 'drop-shadow(0 0 3px rgb(0 0 0 / 80%))',
});

/** Where the vehicle should stand in the picture. */
export const Outline = ({ path }: { path: string }) => (
  <Lines viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`} aria-hidden="true">
    <path d={path} />
  </Lines>
);
