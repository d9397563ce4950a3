import type { CutoutDoubt, Photo } from '../../../contract/photos/photo.ts';
import { toPicture } from './photoInFrame.ts';

/** Returns the key of the text that says what may be wrong with an outline. */
export const doubtText = (doubts: readonly CutoutDoubt[]): string => {
  const [what, ...others] = new Set(doubts.map((doubt) => doubt.what));
  return `vehicle.doubt.${others.length > 0 ? 'both' : what}`;
};

/** The colour of marks at doubtful places, on any picture. */
export const DOUBT_COLOUR = '#ffd166';

/** Returns the middles of the doubtful places as shares of the finished picture; none if it is unknown where the photo lies in it. */
export const doubtsInPicture = ({ doubts, photo_frame }: Photo) => {
  if (!photo_frame) return [];
  const place = toPicture(photo_frame);
  return doubts.map(({ box }) => ({
    ...place({ x: box.x + box.width / 2, y: box.y + box.height / 2 }),
    isDoubt: true,
  }));
};
