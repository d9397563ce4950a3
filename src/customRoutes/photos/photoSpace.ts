import clamp from '@mui/utils/clamp';
import type { Box } from '../../../contract/photos/photo.ts';
import type { Point } from '../../ui/pointer.ts';

/** The whole photograph. */
export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the point, moved to the photograph's edge if it is outside. */
export const inside = ({ x, y }: Point): Point => ({ x: clamp(x, 0, 1), y: clamp(y, 0, 1) });

/** Returns the styles of a photograph as large as its dialog allows. @param most height in percent of the window's */
export const photoFrame = ({ width, height }: Pick<Box, 'width' | 'height'>, most: number) => ({
  aspectRatio: `${width} / ${height}`,
  maxHeight: `${most}vh`,
  maxWidth: `calc(${most}vh * ${width / height})`,
});

const percent = (fraction: number) => `${fraction * 100}%`;

/** Returns the styles that place a box on the photograph. */
export const placeOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Returns the styles that place a photograph so that its frame shows a part of it. */
export const placeOfWhole = ({ x, y, width, height }: Box) =>
  placeOf({ x: -x / width, y: -y / height, width: 1 / width, height: 1 / height });
