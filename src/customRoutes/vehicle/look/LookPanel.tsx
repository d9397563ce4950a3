import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { BackgroundType, Crop, LogoPosition } from '../../../../contract/entities/look.ts';
import { PHOTO_STATUS } from '../../../../contract/entities/photo.ts';
import { usePageState } from '../actions/PageState.tsx';
import { useCar } from '../car/CarContext.tsx';
import { photosOf } from '../car/photoChanges.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { SWITCHES } from './lookSettings.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { RadioTiles } from './RadioTiles.tsx';
import { CropPicture, PositionPicture } from './smallPictures.tsx';
import { TypePicture } from './TypePicture.tsx';
import { type LookSettings, useLookSettings } from './useLookSettings.ts';

const BackgroundSettings = ({ settings }: { settings: LookSettings }) => {
  const translate = useTranslate();
  const { backgrounds } = useCar();
  const { background_type: type, room_id: room } = settings.look;
  const isImpossible = (option: BackgroundType) =>
    (option === 'room' && room === null) || (option === 'background' && backgrounds.length === 0);
  return (
    <>
      <RadioTiles
        settings={settings}
        name="background_type"
        label={translate('vehicle.look.background_type')}
        value={type}
        columns={2}
        options={BackgroundType.options.map((option) => ({
          value: option,
          label: translate(`vehicle.look.types.${option}`),
          hint: option === 'room' && room === null ? translate('vehicle.look.no_rooms') : translate(`vehicle.look.type_hints.${option}`),
          picture: <TypePicture type={option} />,
          isDisabled: isImpossible(option),
        }))}
        onChoose={(background_type) => settings.set({ background_type })}
      />
      <PictureChoice
        settings={settings}
        name="background_id"
        label={translate('vehicle.look.background')}
        pictures={backgrounds}
        along={type === 'background' ? undefined : { background_type: 'background' }}
      />
    </>
  );
};

const LogoSettings = ({ settings }: { settings: LookSettings }) => {
  const translate = useTranslate();
  const { logos } = useCar();
  return (
    <>
      <PictureChoice settings={settings} name="logo_id" label={translate('vehicle.look.logo')} pictures={logos} />
      <RadioTiles
        settings={settings}
        name="logo_position"
        label={translate('vehicle.look.logo_position')}
        value={settings.look.logo_position}
        columns={3}
        options={LogoPosition.options.map((position) => ({
          value: position,
          label: translate(`vehicle.look.positions.${position}`),
          picture: <PositionPicture position={position} />,
          hidesLabel: true,
        }))}
        onChoose={(logo_position) => settings.set({ logo_position })}
        isCompact
      />
    </>
  );
};

/** How this vehicle's pictures are made: each setting the company's or the vehicle's own (specification, chapter 3, settings). */
export const LookPanel = () => {
  const translate = useTranslate();
  const car = useCar();
  const { actions } = usePageState();
  const settings = useLookSettings();
  const finished = photosOf(car).filter(({ status, in_process }) => status === PHOTO_STATUS.processed && in_process === 0);
  return (
    <Card component="section" aria-labelledby="look-title" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <div>
        <Typography id="look-title" variant="h2">
          {translate('vehicle.look.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('vehicle.look.lead')}
        </Typography>
      </div>
      {settings.hasChanged && finished.length > 0 && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" color="inherit" onClick={() => actions.process(finished.map(({ id }) => id))}>
              {translate('vehicle.look.again_action')}
            </Button>
          }
        >
          {translate('vehicle.look.again')}
        </Alert>
      )}
      <BackgroundSettings settings={settings} />
      <LogoSettings settings={settings} />
      <PictureChoice settings={settings} name="banner_id" label={translate('vehicle.look.banner')} pictures={car.banners} />
      <RadioTiles
        settings={settings}
        name="default_crop"
        label={translate('vehicle.look.default_crop')}
        value={settings.look.default_crop}
        columns={4}
        options={Crop.options.map((crop) => ({ value: crop, label: crop, picture: <CropPicture crop={crop} /> }))}
        onChoose={(default_crop) => settings.set({ default_crop })}
      />
      <PictureChoice
        settings={settings}
        name="licence_plate_id"
        label={translate('vehicle.look.licence_plate')}
        pictures={car.licence_plates}
      />
      <div>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {translate('vehicle.look.switches')}
        </Typography>
        {SWITCHES.map((name) => (
          <LookSwitch key={name} settings={settings} name={name} />
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('vehicle.look.switches_hint')}
        </Typography>
      </div>
      {settings.hasOwn && (
        <Button variant="outlined" color="inherit" disabled={settings.isSaving} onClick={settings.resetAll}>
          {translate('vehicle.look.reset_all')}
        </Button>
      )}
    </Card>
  );
};
