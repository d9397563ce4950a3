import RestartAlt from '@mui/icons-material/RestartAlt';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { currentUser } from '@turntable/declare/connection.ts';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import { PHOTO_STATUS } from '../../../contract/photos/photo.ts';
import type { Car, OwnLook } from '../../../contract/vehicles/vehicle.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useVehicleNews } from '../processing/pollVehicle.ts';
import { useSaveOver } from '../saveOver.ts';
import { usePageState, usePhotoNotices } from '../vehicles/actions.tsx';
import { photosOf, useCar } from '../vehicles/car.tsx';
import { useVehicleCalls } from '../vehicles/save.ts';
import { type EditedLook, LookContext, type SettingHeading } from './LookContext.ts';
import { LookFields } from './LookFields.tsx';
import { lookApi } from './lookApi.ts';
import { PreviewViews } from './preview.tsx';
import { useLookConflicts } from './useLookConflicts.ts';
import { useRooms, useWaysToAdd } from './useLookPictures.ts';

/** Returns whether a setting is the vehicle's own. Otherwise it follows the company's. */
export const isOwn = ({ own_settings }: Pick<Car, 'own_settings'>, name: keyof Look): boolean =>
  own_settings[name] !== undefined && own_settings[name] !== null;

/** Returns the vehicle's own settings. */
export const ownNames = (car: Pick<Car, 'own_settings'>): (keyof Look)[] =>
  (Object.keys(car.own_settings) as (keyof Look)[]).filter((name) => isOwn(car, name)); // the contract's own settings have a look's names

/** Returns the change that resets settings to the company's: null follows it. */
export const resetToCompany = (names: readonly (keyof Look)[]): OwnLook =>
  Object.fromEntries(names.map((name) => [name, null]));

/** The pause after which a slider's value is saved, in milliseconds: a drag, or several arrow keys, are one change. */
const REST = 600;

/** Holds the sliders' values, and passes them to `save` after a pause, or when the page is left. */
const useSliding = <Changes extends object>(save: (changes: Changes) => void) => {
  const [moved, setMoved] = useState<Changes>();
  const saveMoved = useEffectEvent(() => {
    if (moved) save(moved);
  });

  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(undefined);
      saveMoved();
    }, REST);
    return () => clearTimeout(timer);
  }, [moved]);
  useEffect(() => () => saveMoved(), []);

  return { moved, slide: (changes: Changes) => setMoved((before) => ({ ...before, ...changes })) };
};

const LOOK_NAMES = Object.keys(DEFAULT_LOOK) as (keyof Look)[]; // a look's names are its keys
type StoredLook = { [Name in keyof Look]: Look[Name] | null } & Pick<Car, 'version'>;

/** Returns a vehicle's own settings, null where it follows its company. */
const storedLook = ({ own_settings, version }: Car): StoredLook => ({
  ...(Object.fromEntries(
    LOOK_NAMES.map((name) => [name, own_settings[name] ?? null]),
  ) as StoredLook), // all names of a look
  version,
});

/** The field at which the server refuses to replace plates while no plate's picture is chosen. */
const PLATE_FIELD = 'settings.licence_plate_id';

/** Returns the vehicle's look and functions that change it setting by setting. Each change is saved at once, and shown while it is being saved. */
const useLookSettings = (pictures: EditedLook['pictures']) => {
  const given = useCar();
  const news = useVehicleNews(given.id);
  // The page passes on what was saved a moment after this panel knows that its save has ended.
  const car = news.current() ?? given;
  const notices = usePhotoNotices();
  const calls = useVehicleCalls('car_updated');
  const inWords = useLookConflicts(pictures, 'vehicle.look.company');
  const { save, dialog } = useSaveOver<OwnLook, StoredLook>(inWords);
  const [hasChanged, setChanged] = useState(false);
  const [plateProblem, setPlateProblem] = useState<string>();

  const { mutate, variables, isPending } = useMutation({
    scope: { id: `look ${car.id}` }, // one after the other: a slider may be moved on meanwhile
    mutationFn: ({ own }: { own: OwnLook; shown: Partial<Look> }) =>
      save(storedLook(news.current() ?? given), own, {
        save: async (own_settings, version) =>
          storedLook(await calls.save({ own_settings }, version)),
        read: async () => storedLook(await calls.read()),
      }),
    onMutate: () => setPlateProblem(undefined),
    onSuccess: () => setChanged(true),
    onError: (error) => {
      const said = error instanceof ApiError && error.body.errors?.[PLATE_FIELD];
      if (said) setPlateProblem(said);
      else notices.fail(error);
    },
  });

  const set = (changes: Partial<Look>) => mutate({ own: changes, shown: changes });
  const giveBack = (names: readonly (keyof Look)[]) =>
    mutate({ own: resetToCompany(names), shown: {} });
  const { moved, slide } = useSliding(set);
  const underWay = { ...(isPending && variables.shown), ...moved };

  return {
    look: { ...car.settings, ...underWay } satisfies Look,
    isSaving: isPending,
    problems: { licence_plate_id: plateProblem },
    /** Something was changed since the page was opened: finished pictures may look otherwise. */
    hasChanged,
    isOwn: (name: keyof Look) => isOwn(car, name) || name in underWay,
    set,
    slide,
    reset: (name: keyof Look) => giveBack([name]),
    resetAll: () => giveBack(ownNames(car)),
    hasOwn: ownNames(car).length > 0,
    dialog,
  };
};

type LookSettings = ReturnType<typeof useLookSettings>;

interface SettingHeadProps extends SettingHeading {
  settings: LookSettings;
}

/** A setting's name, whether it is the vehicle's own or the company's, and the way back to the company's. */
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
          onClick={() => settings.reset(name)}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** A user does not see the rooms of another company: its vehicles keep the room they have. */
const NO_ROOMS: EditedLook['pictures']['room_id'] = [];

/** How this vehicle's pictures are made: each setting the company's or the vehicle's own (specification, chapter 3, settings). */
export const LookPanel = () => {
  const translate = useTranslate();
  const car = useCar();
  const { actions } = usePageState();
  const { role, company_id } = currentUser();
  const isOperators = role === 'admin';
  const isReached = isOperators || car.company_id === company_id;
  const company = isOperators ? car.company_id : undefined;
  const { data: rooms } = useRooms(company, isReached);
  const waysToAdd = useWaysToAdd(company);
  const [isTried, setTried] = useState(false);
  const pictures = {
    background_id: car.backgrounds,
    room_id: (isReached && rooms) || NO_ROOMS,
    logo_id: car.logos,
    banner_id: car.banners,
    licence_plate_id: car.licence_plates,
  };
  const settings = useLookSettings(pictures);
  const { look, isSaving, set, slide, problems } = settings;
  const api = useMemo(() => lookApi(company), [company]);
  const edited: EditedLook = {
    look,
    isSaving,
    set,
    slide,
    pictures,
    ...(isReached && { waysToAdd }),
    problems,
    heading: (setting) => <SettingHead settings={settings} {...setting} />,
  };
  const finished = photosOf(car).filter(
    ({ status, in_process }) => status === PHOTO_STATUS.processed && in_process === 0,
  );
  return (
    <Panel title={translate('vehicle.look.title')}>
      <p>{translate('vehicle.look.lead')}</p>
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
      {isTried && (
        <PreviewViews
          isInRow
          api={api}
          ask={{ look, car: car.id }}
          lead={() => translate('vehicle.look.preview_lead')}
        />
      )}
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
      {settings.dialog}
    </Panel>
  );
};
