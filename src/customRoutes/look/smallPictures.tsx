import { styled } from '@mui/material/styles';
import { type Crop, LogoPosition } from '../../../contract/looks/look.ts';

const Area = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 30,
  '& > i': {
    display: 'block',
    border: `2px solid ${theme.palette.text.secondary}`,
    borderRadius: 3,
  },
}));

/** A frame of a crop's proportions. */
export const CropPicture = ({ crop }: { crop: Crop }) => {
  const [width = 1, height = 1] = crop.split(':').map(Number);
  return (
    <Area aria-hidden="true">
      <i style={{ height: 24, width: (24 * width) / height }} />
    </Area>
  );
};

const Field = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'repeat(3, 5px) / repeat(3, 10px)',
  placeContent: 'center',
  gap: 2,
  height: 22,
  '& > i': { borderRadius: 1, backgroundColor: theme.palette.divider },
  '& > i[data-here]': { backgroundColor: theme.palette.primary.main },
}));

/** The nine fields of a picture with the one of the logo. */
export const PositionPicture = ({ position }: { position: LogoPosition }) => (
  <Field aria-hidden="true">
    {LogoPosition.options.map((field) => (
      <i key={field} data-here={field === position ? true : undefined} />
    ))}
  </Field>
);
