import ImageOutlined from '@mui/icons-material/ImageOutlined';
import NotInterested from '@mui/icons-material/NotInterested';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Look } from '../../../contract/looks/look.ts';
import { type PictureSetting, useEditedLook } from './LookContext.ts';
import { RadioTiles } from './RadioTiles.tsx';

interface PictureChoiceProps {
  name: PictureSetting;
  label: string;
  /** What is chosen along with the picture. */
  along?: Partial<Look> | undefined;
}

/** Logos are often white or black: a middle grey shows both. */
const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'contain',
  borderRadius: 6,
  backgroundColor: '#8b9694',
});

const NoPicture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  borderRadius: 6,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
}));

/** The tile that leaves the picture out; no picture has this number. */
const NONE = 0;

/** One of the company's pictures. */
export const PictureChoice = ({ name, label, along }: PictureChoiceProps) => {
  const translate = useTranslate();
  const { look, set, heading, pictures, canBeNone } = useEditedLook();
  const choices = pictures[name];
  if (choices.length === 0) {
    return (
      <div>
        {heading({ name, label })}
        <Typography variant="body2" color="textSecondary">
          {translate('vehicle.look.no_choice')}
        </Typography>
      </div>
    );
  }
  const none = {
    value: NONE,
    label: translate('vehicle.look.none'),
    picture: (
      <NoPicture>
        <NotInterested aria-hidden="true" />
      </NoPicture>
    ),
  };
  const options = choices.map((choice) => ({
    value: choice.id,
    label: choice.name,
    picture: choice.preview_url ? (
      <Picture src={choice.preview_url} alt="" width={160} height={100} loading="lazy" />
    ) : (
      <NoPicture>
        <ImageOutlined aria-hidden="true" />
      </NoPicture>
    ),
  }));
  return (
    <RadioTiles
      name={name}
      label={label}
      value={look[name] ?? NONE}
      columns={3}
      options={canBeNone && !along ? [none, ...options] : options}
      onChoose={(chosen) => set({ ...along, [name]: chosen === NONE ? null : chosen })}
    />
  );
};
