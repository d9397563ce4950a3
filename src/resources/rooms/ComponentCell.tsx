import { styled } from '@mui/material/styles';

/** How many of a component's pictures a row shows. */
const SHOWN = 3;

const Pictures = styled('span')({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  '& img': { display: 'block', objectFit: 'cover', borderRadius: 6 },
});

interface ComponentCellProps {
  row: { images: readonly { angle_id: number; preview_url: string }[] };
}

/** Shows the first pictures of a wall or floor, and how many more there are. */
const ComponentCell = ({ row: { images } }: ComponentCellProps) => (
  <Pictures>
    {images.slice(0, SHOWN).map(({ angle_id, preview_url }) => (
      <img
        key={angle_id}
        src={preview_url}
        width={52}
        height={38}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ))}
    {images.length > SHOWN && <span>+{images.length - SHOWN}</span>}
  </Pictures>
);

export default ComponentCell;
