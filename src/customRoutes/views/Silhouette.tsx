import { styled } from '@mui/material/styles';
import { dark, light } from '../../../brand.ts';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: '100%',
  display: 'block',
  fill: theme.palette.mode === 'dark' ? `${dark.lead}1a` : `${light.lead}12`,
  stroke: theme.palette.mode === 'dark' ? '#5d7470' : '#9db0ac',
  strokeWidth: 6,
  strokeLinejoin: 'round',
  fillRule: 'evenodd',
}));

/** The outline of a vehicle in a view, in the frame of a 4:3 photograph. @param path SVG path data in SILHOUETTE_BOX. */
export const Silhouette = ({ path, className }: { path: string; className?: string }) => (
  <Drawing
    className={className}
    viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`}
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </Drawing>
);
