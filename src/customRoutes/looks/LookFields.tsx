import ImageOutlined from '@mui/icons-material/ImageOutlined';
import NotInterested from '@mui/icons-material/NotInterested';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, lazy, Suspense, useId } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { light } from '../../../brand.ts';
import {
  BackgroundType,
  Crop,
  CutFallback,
  Glass,
  LogoPosition,
  type Look,
  MARGIN,
  POLISH_STRENGTH,
} from '../../../contract/looks/look.ts';
import { type PictureSetting, useEditedLook } from './LookContext.ts';
import { meetsRequirements, PORTALS, settingsFor } from './portals.ts';
import { Problem, RadioTiles } from './RadioTiles.tsx';
import { isPolish, SWITCHES } from './standardLook.ts';

const CropArea = styled('span')(({ theme }) => ({
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
const CropPicture = ({ crop }: { crop: Crop }) => {
  const [width = 1, height = 1] = crop.split(':').map(Number);
  return (
    <CropArea aria-hidden="true">
      <i style={{ height: 24, width: (24 * width) / height }} />
    </CropArea>
  );
};

const PANES: Record<Glass, string> = {
  off: 'linear-gradient(#a9d3f2 0 45%, #5d9a4b 45% 80%, #c2a86a 80%)',
  light: 'linear-gradient(#a7acb0 0 45%, #75797c 45% 80%, #8f9294 80%)',
  strong: 'linear-gradient(#585c5f 0 45%, #45494b 45% 80%, #4d5052 80%)',
};

const Pane = styled('i')({
  display: 'block',
  width: 44,
  height: 24,
  margin: '3px auto',
  borderRadius: '14px 8px 4px 4px',
});

/** A side window with its transparency. */
const PanePicture = ({ glass }: { glass: Glass }) => (
  <Pane aria-hidden="true" style={{ background: PANES[glass] }} />
);

const Field = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'repeat(3, 5px) / repeat(3, 10px)',
  placeContent: 'center',
  gap: 2,
  height: 22,
  '& > i': { borderRadius: 1, backgroundColor: theme.palette.divider },
  '& > i[data-here]': { backgroundColor: theme.palette.primary.main },
}));

/** A sketch of a picture's nine fields with the logo in one. */
const PositionPicture = ({ position }: { position: LogoPosition }) => (
  <Field aria-hidden="true">
    {LogoPosition.options.map((field) => (
      <i key={field} data-here={field === position ? true : undefined} />
    ))}
  </Field>
);

const GROUNDS: Record<BackgroundType, string> = {
  photo_box: 'linear-gradient(#f7f8f8 0 62%, #d9dedd 62% 64%, #c3cac8 100%)',
  background: 'linear-gradient(#9cc7e6 0 45%, #7fa06b 45% 58%, #8d9092 58%)',
  room: 'linear-gradient(90deg, #b9aea2 0 30%, #d3c9bd 30%)',
  keep_floor: 'linear-gradient(#f7f8f8 0 56%, #8f9395 66% 100%)',
  blurred: 'linear-gradient(#b4cfe4 0 20%, #a9b9a0 52%, #8d9092 66%)',
  original: 'linear-gradient(#b8d3e8 0 50%, #7d8082 50%)',
};

const TypeGround = styled('span')({
  display: 'grid',
  placeItems: 'end center',
  aspectRatio: '16 / 10',
  borderRadius: 6,
  overflow: 'hidden',
  '& svg': { width: '72%', marginBottom: '8%' },
});

/** A sketch of a background type. */
const TypePicture = ({ type }: { type: BackgroundType }) => (
  <TypeGround style={{ background: GROUNDS[type] }} aria-hidden="true">
    <svg viewBox="0 0 100 36" focusable="false" aria-hidden="true">
      <path
        d="M4 26c0-6 4-8 12-9l14-9c4-3 8-4 14-4h14c7 0 11 1 16 6l7 6c9 1 14 3 15 9l-1 4H5z"
        fill={light.lead}
      />
      <circle cx="24" cy="28" r="7" fill={light.text} />
      <circle cx="76" cy="28" r="7" fill={light.text} />
    </svg>
  </TypeGround>
);

interface PictureChoiceProps {
  name: PictureSetting;
  label: string;
  /** Settings that are chosen together with the picture. */
  along?: Partial<Look> | undefined;
}

/** A middle grey shows white and black logos. */
const ChoicePicture = styled('img')({
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

/** The id of the tile without a picture; no picture has it. */
const NONE = 0;

/** One of the company's pictures. */
const PictureChoice = ({ name, label, along }: PictureChoiceProps) => {
  const translate = useTranslate();
  const { look, set, heading, pictures, waysToAdd, problems, canBeNone } = useEditedLook();
  const toAdd = waysToAdd?.[name];
  const choices = pictures[name];
  if (choices.length === 0) {
    return (
      <div>
        {heading({ name, label })}
        <Typography variant="body2" color="textSecondary">
          {translate('vehicle.look.no_choice')}{' '}
          {toAdd && <LinkBase to={toAdd}>{translate(`vehicle.look.add.${name}`)}</LinkBase>}
        </Typography>
        <Problem text={problems?.[name]} />
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
      <ChoicePicture src={choice.preview_url} alt="" width={160} height={100} loading="lazy" />
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

/** A step of the processing, on or off. */
const LookSwitch = ({ name }: { name: (typeof SWITCHES)[number] }) => {
  const translate = useTranslate();
  const { look, isSaving, set, heading } = useEditedLook();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Switch
        size="small"
        checked={look[name] === 1}
        disabled={isSaving}
        slotProps={{ input: { 'aria-labelledby': id } }}
        onChange={(_, checked) => set({ [name]: checked ? 1 : 0 })}
      />
      <Box sx={{ flex: 1 }}>{heading({ name, label: translate(`vehicle.look.${name}`), id })}</Box>
    </Box>
  );
};

/** Loaded after the settings: a slider is as much code as all of them together. */
const PercentSlider = lazy(() => import('./PercentSlider.tsx'));
/** The slider's height, in pixels. */
const SLIDER_HEIGHT = 68;

/** The setting that names the picture behind the vehicle. */
const PICTURE_OF = { background: 'background_id', room: 'room_id' } as const;

const BackgroundSettings = () => {
  const translate = useTranslate();
  const { look, set, pictures, waysToAdd } = useEditedLook();
  const { background_type: type } = look;
  /** Returns a type together with a picture of it: the one that was chosen before, or the first. */
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
      <RadioTiles
        name="cut_fallback"
        label={translate('vehicle.look.cut_fallback')}
        value={look.cut_fallback}
        columns={3}
        options={CutFallback.options.map((option) => ({
          value: option,
          label: translate(`vehicle.look.cut_fallbacks.${option}`),
          picture: <TypePicture type={option === 'none' ? 'photo_box' : option} />,
        }))}
        onChoose={(cut_fallback) => set({ cut_fallback })}
      />
      <PictureChoice
        name="background_id"
        label={translate('vehicle.look.background')}
        along={{ background_type: 'background' }}
      />
      {(pictures.room_id.length > 0 || waysToAdd?.room_id) && (
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

/** Sets a portal's rules for pictures. Not for a vehicle, which cannot leave out its company's logo and banner. */
const PortalSettings = () => {
  const translate = useTranslate();
  const { look, set, isSaving, canBeNone } = useEditedLook();
  const id = useId();
  if (!canBeNone) return null;
  return (
    <div>
      <Typography
        id={id}
        variant="body2"
        component="span"
        sx={{ display: 'block', fontWeight: 600, py: 0.5 }}
      >
        {translate('vehicle.look.portals.title')}
      </Typography>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}
      >
        {PORTALS.map((portal) => (
          <Button
            key={portal}
            size="small"
            variant={meetsRequirements(look, portal) ? 'contained' : 'outlined'}
            aria-pressed={meetsRequirements(look, portal)}
            disabled={isSaving}
            onClick={() => set(settingsFor(portal))}
          >
            {translate(`vehicle.look.portals.${portal}`)}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('vehicle.look.portals.hint')}
      </Typography>
    </div>
  );
};

/** Every setting of a look, as pictures to choose from (specification, chapter 3, settings). */
export const LookFields = () => {
  const translate = useTranslate();
  const { look, set } = useEditedLook();
  return (
    <>
      <PortalSettings />
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
      <Suspense fallback={<div style={{ height: SLIDER_HEIGHT }} />}>
        <PercentSlider name="margin" limits={MARGIN} />
      </Suspense>
      <RadioTiles
        name="glass"
        label={translate('vehicle.look.glass')}
        value={look.glass}
        columns={3}
        options={Glass.options.map((glass) => ({
          value: glass,
          label: translate(`vehicle.look.glass_levels.${glass}`),
          picture: <PanePicture glass={glass} />,
        }))}
        onChoose={(glass) => set({ glass })}
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
              <Box sx={{ pl: 6 }}>
                <Suspense fallback={<div style={{ height: SLIDER_HEIGHT }} />}>
                  <PercentSlider name={`${name}_strength`} limits={POLISH_STRENGTH} />
                </Suspense>
              </Box>
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
