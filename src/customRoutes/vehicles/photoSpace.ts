import clamp from '@mui/utils/clamp';
import type { Box } from '../../../contract/photos/photo.ts';
import type { Point } from '../../ui/pointer.ts';

/** The whole photograph. */
export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The point, or the one at the photograph's edge that is next to it. */
export const inside = ({ x, y }: Point): Point => ({ x: clamp(x, 0, 1), y: clamp(y, 0, 1) });

/** A photograph as large as its dialog has room for. @param most height in percent of the window's */
export const photoFrame = ({ width, height }: Pick<Box, 'width' | 'height'>, most: number) => ({
  aspectRatio: `${width} / ${height}`,
  maxHeight: `${most}vh`,
  maxWidth: `calc(${most}vh * ${width / height})`,
});

const percent = (fraction: number) => `${fraction * 100}%`;

/** A box's place on the photograph, as styles. */
export const placeOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The place of a whole photograph of which a frame shows a part. */
export const placeOfWhole = ({ x, y, width, height }: Box) =>
  placeOf({ x: -x / width, y: -y / height, width: 1 / width, height: 1 / height });
