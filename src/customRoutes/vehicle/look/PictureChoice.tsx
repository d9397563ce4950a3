import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Look } from '../../../../contract/entities/look.ts';
import { RadioTiles } from './RadioTiles.tsx';
import { SettingHead } from './SettingHead.tsx';
import type { LookSettings } from './useLookSettings.ts';

interface Picture {
  id: number;
  name: string;
  preview_url: string;
}

interface PictureChoiceProps {
  settings: LookSettings;
  name: 'background_id' | 'logo_id' | 'banner_id' | 'licence_plate_id';
  label: string;
  pictures: readonly Picture[];
  /** What is chosen along with the picture. */
  along?: Partial<Look>;
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

/** One of the company's pictures. */
export const PictureChoice = ({ settings, name, label, pictures, along }: PictureChoiceProps) => {
  const translate = useTranslate();
  if (pictures.length === 0) {
    return (
      <div>
        <SettingHead settings={settings} name={name} label={label} />
        <Typography variant="body2" color="textSecondary">
          {translate('vehicle.look.no_choice')}
        </Typography>
      </div>
    );
  }
  return (
    <RadioTiles
      settings={settings}
      name={name}
      label={label}
      value={settings.look[name]}
      columns={3}
      options={pictures.map((picture) => ({
        value: picture.id,
        label: picture.name,
        picture: <Picture src={picture.preview_url} alt="" width={160} height={100} loading="lazy" />,
      }))}
      onChoose={(chosen) => settings.set({ ...along, [name]: chosen })}
    />
  );
};
