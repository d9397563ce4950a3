import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { ToFixPlace } from '../../../contract/moderation/toFix.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import { DOUBT_COLOUR } from '../photos/doubts.ts';

type Picture = ToFixPlace['picture'];

/** Returns which picture of a photo the operator sees and marks: the finished one, where there is one. */
export const pictureOf = ({ processed_url }: Photo): Picture =>
  processed_url ? 'finished' : 'original';

/** Returns the marked places on one picture of a photo. */
export const placesOn = (
  places: readonly ToFixPlace[],
  photo: Pick<Photo, 'id'>,
  picture: Picture,
): ToFixPlace[] => places.filter((place) => place.photo === photo.id && place.picture === picture);

/** The colour of marks on pictures, in both themes. */
export const MARK_COLOUR = '#d32f2f';

const Frame = styled('span')({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: 0,
  '& img': { display: 'block', maxWidth: '100%', borderRadius: 'inherit' },
  // a ring that is seen on any picture
  '& i': {
    position: 'absolute',
    width: 28,
    height: 28,
    margin: -14,
    borderRadius: '50%',
    border: `3px solid ${MARK_COLOUR}`,
    boxShadow: '0 0 0 2px #fff, inset 0 0 0 2px #fff',
    pointerEvents: 'none',
  },
  "& i[data-mark='doubt']": {
    borderColor: DOUBT_COLOUR,
    boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
  },
});

interface MarkedPictureProps {
  src: string;
  alt: string;
  places: readonly (Pick<ToFixPlace, 'x' | 'y'> & { isDoubt?: boolean })[];
  /** How large the picture may become. */
  style?: CSSProperties;
}

/** A picture with the places that the operator has marked on it in red, and those at which its outline is doubtful in yellow. */
export const MarkedPicture = ({ src, alt, places, style }: MarkedPictureProps) => (
  <Frame>
    <img src={src} alt={alt} style={style} draggable={false} />
    {places.map(({ x, y, isDoubt }) => (
      <i
        key={`${x} ${y}`}
        data-mark={isDoubt ? 'doubt' : 'to-fix'}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      />
    ))}
  </Frame>
);
