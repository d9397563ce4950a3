import type { CSSProperties } from 'react';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';

type Point = PhotoFrame[number];

/** Maps fractions of a photo to fractions of a picture that shows it in this frame. */
export const toPicture =
  ([origin, right, foot]: PhotoFrame) =>
  ({ x, y }: Point): Point => ({
    x: origin.x + (right.x - origin.x) * x + (foot.x - origin.x) * y,
    y: origin.y + (right.y - origin.y) * x + (foot.y - origin.y) * y,
  });

/** Maps fractions of that picture back to fractions of the photo. */
const toPhoto = ([origin, right, foot]: PhotoFrame) => {
  const [ax, ay] = [right.x - origin.x, right.y - origin.y];
  const [bx, by] = [foot.x - origin.x, foot.y - origin.y];
  const area = ax * by - ay * bx;
  return ({ x, y }: Point): Point => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return { x: (dx * by - dy * bx) / area, y: (dy * ax - dx * ay) / area };
  };
};

/** Returns where another picture of the same photo belongs in a picture. */
export const frameBetween = (other: PhotoFrame, present: PhotoFrame): PhotoFrame => {
  const back = toPhoto(other);
  const forth = toPicture(present);
  const at = (x: number, y: number) => forth(back({ x, y }));
  return [at(0, 0), at(1, 0), at(0, 1)];
};

/** Returns width to height of a picture that shows a photo in this frame, neither stretched nor squeezed. */
export const aspectOf = (
  { width, height }: Pick<Photo, 'width' | 'height'>,
  [origin, right, foot]: PhotoFrame,
): number => {
  const aspect = (width / height) ** 2;
  const across = { x: (right.x - origin.x) ** 2, y: (right.y - origin.y) ** 2 };
  const down = { x: (foot.x - origin.x) ** 2, y: (foot.y - origin.y) ** 2 };
  return Math.sqrt((aspect * down.y - across.y) / (across.x - aspect * down.x));
};

/** Returns the style of an image in this frame inside the box around it. @param aspect the box's width to height */
export const styleInFrame = ([origin, right, foot]: PhotoFrame, aspect: number): CSSProperties => {
  const across = [right.x - origin.x, (right.y - origin.y) / aspect];
  const down = [(foot.x - origin.x) * aspect, foot.y - origin.y];
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: 'fill',
    transformOrigin: '0 0',
    transform: `translate(${origin.x * 100}%, ${origin.y * 100}%) matrix(${[...across, ...down, 0, 0].join(', ')})`,
  };
};
