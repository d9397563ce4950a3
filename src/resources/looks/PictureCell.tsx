import { styled } from '@mui/material/styles';

/** Logos are often white or black, plates wide: a middle grey shows all of them, and nothing is cut off. */
const WholePicture = styled('img')({
  display: 'block',
  width: 64,
  height: 44,
  objectFit: 'contain',
  borderRadius: 6,
  backgroundColor: '#8b9694',
});

/** A picture of a look, whole. */
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
