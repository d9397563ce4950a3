import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, lazy, Suspense } from 'react';
import { BackgroundType, Crop, LogoPosition } from '../../../contract/looks/look.ts';
import { useEditedLook } from './LookContext.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { RadioTiles } from './RadioTiles.tsx';
import { CropPicture, PositionPicture } from './smallPictures.tsx';
import { isPolish, SWITCHES } from './switches.ts';
import { TypePicture } from './TypePicture.tsx';

/** A slider is as much code as all these settings together: it comes with the first polish that is on. */
const PolishStrength = lazy(() => import('./PolishStrength.tsx'));
/** Its height, in pixels. */
const STRENGTH_HEIGHT = 68;

/** The setting that says which picture stands behind the vehicle. */
const PICTURE_OF = { background: 'background_id', room: 'room_id' } as const;

const BackgroundSettings = () => {
  const translate = useTranslate();
  const { look, set, pictures } = useEditedLook();
  const { background_type: type } = look;
  /** With a type comes a picture of it: the one that was chosen before, or the first. */
  const pictureFor = (option: BackgroundType) => {
    if (option !== 'background' && option !== 'room') return {};
    const name = PICTURE_OF[option];
    return look[name] === null ? { [name]: pictures[name][0]?.id ?? null } : {};
  };
  const isMissing = (option: BackgroundType) =>
    (option === 'room' && look.room_id === null && pictures.room_id.length === 0) ||
    (option === 'background' && pictures.background_id.length === 0);
  return (
    <>
      <RadioTiles
        name="background_type"
        label={translate('vehicle.look.background_type')}
        value={type}
        columns={2}
        options={BackgroundType.options.map((option) => ({
          value: option,
          label: translate(`vehicle.look.types.${option}`),
          hint: translate(
            option === 'room' && isMissing(option)
              ? 'vehicle.look.no_rooms'
              : `vehicle.look.type_hints.${option}`,
          ),
          picture: <TypePicture type={option} />,
          isDisabled: isMissing(option),
        }))}
        onChoose={(background_type) => set({ background_type, ...pictureFor(background_type) })}
      />
      <PictureChoice
        name="background_id"
        label={translate('vehicle.look.background')}
        along={{ background_type: 'background' }}
      />
      {pictures.room_id.length > 0 && (
        <PictureChoice
          name="room_id"
          label={translate('vehicle.look.room')}
          along={{ background_type: 'room' }}
        />
      )}
    </>
  );
};

const LogoSettings = () => {
  const translate = useTranslate();
  const { look, set } = useEditedLook();
  return (
    <>
      <PictureChoice name="logo_id" label={translate('vehicle.look.logo')} />
      <RadioTiles
        name="logo_position"
        label={translate('vehicle.look.logo_position')}
        value={look.logo_position}
        columns={3}
        options={LogoPosition.options.map((position) => ({
          value: position,
          label: translate(`vehicle.look.positions.${position}`),
          picture: <PositionPicture position={position} />,
          hidesLabel: true,
        }))}
        onChoose={(logo_position) => set({ logo_position })}
        isCompact
      />
    </>
  );
};

/** Every setting of a look, as pictures to choose from (specification, chapter 3, settings). */
export const LookFields = () => {
  const translate = useTranslate();
  const { look, set } = useEditedLook();
  return (
    <>
      <BackgroundSettings />
      <LogoSettings />
      <PictureChoice name="banner_id" label={translate('vehicle.look.banner')} />
      <RadioTiles
        name="default_crop"
        label={translate('vehicle.look.default_crop')}
        value={look.default_crop}
        columns={4}
        options={Crop.options.map((crop) => ({
          value: crop,
          label: crop,
          picture: <CropPicture crop={crop} />,
        }))}
        onChoose={(default_crop) => set({ default_crop })}
      />
      <PictureChoice name="licence_plate_id" label={translate('vehicle.look.licence_plate')} />
      <div>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {translate('vehicle.look.switches')}
        </Typography>
        {SWITCHES.map((name) => (
          <Fragment key={name}>
            <LookSwitch name={name} />
            {isPolish(name) && look[name] === 1 && (
              <Suspense fallback={<div style={{ height: STRENGTH_HEIGHT }} />}>
                <PolishStrength name={`${name}_strength`} />
              </Suspense>
            )}
          </Fragment>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('vehicle.look.switches_hint')}
        </Typography>
      </div>
    </>
  );
};
