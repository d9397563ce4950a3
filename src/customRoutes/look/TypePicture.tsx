import { styled } from '@mui/material/styles';
import type { BackgroundType } from '../../../contract/looks/look.ts';

const GROUNDS: Record<BackgroundType, string> = {
  photo_box: 'linear-gradient(#f7f8f8 0 62%, #d9dedd 62% 64%, #c3cac8 100%)',
  background: 'linear-gradient(#9cc7e6 0 45%, #7fa06b 45% 58%, #8d9092 58%)',
  room: 'linear-gradient(90deg, #b9aea2 0 30%, #d3c9bd 30%)',
  original: 'linear-gradient(#b8d3e8 0 50%, #7d8082 50%)',
};

const Ground = styled('span')({
  display: 'grid',
  placeItems: 'end center',
  aspectRatio: '16 / 10',
  borderRadius: 6,
  overflow: 'hidden',
  '& svg': { width: '72%', marginBottom: '8%' },
});

/** A little picture of a background type. */
export const TypePicture = ({ type }: { type: BackgroundType }) => (
  <Ground style={{ background: GROUNDS[type] }} aria-hidden="true">
    <svg viewBox="0 0 100 36" focusable="false" aria-hidden="true">
      <path
        d="M4 26c0-6 4-8 12-9l14-9c4-3 8-4 14-4h14c7 0 11 1 16 6l7 6c9 1 14 3 15 9l-1 4H5z"
        fill="#0a6460"
      />
      <circle cx="24" cy="28" r="7" fill="#16211f" />
      <circle cx="76" cy="28" r="7" fill="#16211f" />
    </svg>
  </Ground>
);
