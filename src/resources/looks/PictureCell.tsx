import { styled } from '@mui/material/styles';

/** Logos are often white or black, and plates wide: on middle grey all of them are visible, and nothing is cropped. */
const WholePicture = styled('img')({
  display: 'block',
  width: 64,
  height: 44,
  objectFit: 'contain',
  borderRadius: 6,
  backgroundColor: '#8b9694',
});

/** Shows a picture of a look uncropped. */
const PictureCell = ({ row }: { row: { preview_url: string } }) => (
  <WholePicture
    src={row.preview_url}
    width={64}
    height={44}
    alt=""
    loading="lazy"
    decoding="async"
  />
);

export default PictureCell;
