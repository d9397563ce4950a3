import RestartAlt from '@mui/icons-material/RestartAlt';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Look } from '../../../contract/looks/look.ts';
import { PHOTO_STATUS } from '../../../contract/photos/photo.ts';
import type { Car, OwnLook } from '../../../contract/vehicles/vehicle.ts';
import { currentUser } from '../../framework/access/useRights.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import { type EditedLook, LookContext, type SettingHeading } from '../look/LookContext.ts';
import { LookFields } from '../look/LookFields.tsx';
import { useRooms } from '../look/useLookPictures.ts';
import { usePageState, usePhotoNotices } from './actions.tsx';
import { photosOf, useCar } from './car.tsx';
import { useSaveVehicle } from './save.tsx';

/** Whether a setting is the vehicle's own; else it follows the company's. */
export const isOwn = ({ own_settings }: Pick<Car, 'own_settings'>, name: keyof Look): boolean =>
  own_settings[name] !== undefined && own_settings[name] !== null;

/** The settings that are the vehicle's own. */
export const ownNames = (car: Pick<Car, 'own_settings'>): (keyof Look)[] =>
  (Object.keys(car.own_settings) as (keyof Look)[]).filter((name) => isOwn(car, name)); // the contract's own settings have a look's names

/** The change that gives settings back to the company: null follows it. */
export const backToCompany = (names: readonly (keyof Look)[]): OwnLook =>
  Object.fromEntries(names.map((name) => [name, null]));

/** So long a slider has to rest before its value is saved, in milliseconds: a drag or a row of arrow keys is one change. */
const REST = 600;

/** What sliders have been moved to. It is handed to `save` once it rests, or when they leave the page. */
const useSliding = <Changes extends object>(save: (changes: Changes) => void) => {
  const [moved, setMoved] = useState<Changes>();
  const latest = useRef({ moved, save });
  useEffect(() => {
    latest.current = { moved, save };
  });

  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(undefined);
      latest.current.save(moved);
    }, REST);
    return () => clearTimeout(timer);
  }, [moved]);

  useEffect(
    () => () => {
      if (latest.current.moved) latest.current.save(latest.current.moved);
    },
    [],
  );

  return { moved, slide: (changes: Changes) => setMoved((before) => ({ ...before, ...changes })) };
};

/** The vehicle's look, changed setting by setting; each change is saved at once and shown while it is on its way. */
const useLookSettings = () => {
  const car = useCar();
  const save = useSaveVehicle();
  const notices = usePhotoNotices();
  const [coming, setComing] = useState<Partial<Look>>({});
  const [isSaving, setSaving] = useState(false);
  const [hasChanged, setChanged] = useState(false);

  const change = async (own_settings: OwnLook, shown: Partial<Look>) => {
    setComing(shown);
    setSaving(true);
    const result = await save({ own_settings }, car);
    setSaving(false);
    setComing((now) => (now === shown ? {} : now)); // a slider may have been moved on meanwhile
    if (result.name !== 'saved') return;
    setChanged(true);
    notices.say('catalogue.car_updated');
  };

  const set = (changes: Partial<Look>) => change(changes, changes);
  const { moved, slide } = useSliding(set);
  const underWay = { ...coming, ...moved };

  return {
    look: { ...car.settings, ...underWay } satisfies Look,
    isSaving,
    /** Something was changed since the page was opened: finished pictures may look otherwise. */
    hasChanged,
    isOwn: (name: keyof Look) => isOwn(car, name) || name in underWay,
    set,
    slide,
    reset: (names: readonly (keyof Look)[]) => change(backToCompany(names), {}),
    resetAll: () => change(backToCompany(ownNames(car)), {}),
    hasOwn: ownNames(car).length > 0,
  };
};

type LookSettings = ReturnType<typeof useLookSettings>;

interface SettingHeadProps extends SettingHeading {
  settings: LookSettings;
}

/** A setting's name, whose it is, and the way back to the company's. */
const SettingHead = ({ settings, name, label, id }: SettingHeadProps) => {
  const translate = useTranslate();
  const isOwn = settings.isOwn(name);
  const back = translate('vehicle.look.reset', { setting: label });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <Typography id={id} variant="body2" component="span" sx={{ fontWeight: 600, flex: 1 }}>
        {label}
      </Typography>
      <Chip
        tone={isOwn ? 'info' : 'neutral'}
        text={translate(isOwn ? 'vehicle.look.own' : 'vehicle.look.company')}
      />
      {isOwn && (
        <IconButton
          size="small"
          aria-label={back}
          title={back}
          disabled={settings.isSaving}
          onClick={() => settings.reset([name])}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** Composing takes the server a moment: only who asks for it sees it. */
const VehiclePreview = lazy(() => import('./VehiclePreview.tsx'));

/** A user does not see the rooms of another company: its vehicles keep the room they have. */
const NO_ROOMS: EditedLook['pictures']['room_id'] = [];

/** How this vehicle's pictures are made: each setting the company's or the vehicle's own (specification, chapter 3, settings). */
export const LookPanel = () => {
  const translate = useTranslate();
  const car = useCar();
  const { actions } = usePageState();
  const settings = useLookSettings();
  const { look, isSaving, set, slide } = settings;
  const { role, company_id } = currentUser();
  const isOperators = role === 'admin';
  const isReached = isOperators || car.company_id === company_id;
  const company = isOperators ? car.company_id : undefined;
  const { data: rooms } = useRooms(company, isReached);
  const [isTried, setTried] = useState(false);
  const pictures = {
    background_id: car.backgrounds,
    room_id: (isReached && rooms) || NO_ROOMS,
    logo_id: car.logos,
    banner_id: car.banners,
    licence_plate_id: car.licence_plates,
  };
  const edited: EditedLook = {
    ...{ look, isSaving, set, slide, pictures },
    heading: (setting) => <SettingHead settings={settings} {...setting} />,
  };
  const finished = photosOf(car).filter(
    ({ status, in_process }) => status === PHOTO_STATUS.processed && in_process === 0,
  );
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
            <Button
              size="small"
              color="inherit"
              onClick={() => actions.process(finished.map(({ id }) => id))}
            >
              {translate('vehicle.look.again_action')}
            </Button>
          }
        >
          {translate('vehicle.look.again')}
        </Alert>
      )}
      {isReached && (
        <div>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={isTried}
            onClick={() => setTried(!isTried)}
          >
            {translate('vehicle.look.preview')}
          </Button>
        </div>
      )}
      {isTried && <VehiclePreview car={car.id} look={look} company={company} />}
      <LookContext value={edited}>
        <LookFields />
      </LookContext>
      {settings.hasOwn && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={settings.isSaving}
          onClick={settings.resetAll}
        >
          {translate('vehicle.look.reset_all')}
        </Button>
      )}
    </Card>
  );
};
