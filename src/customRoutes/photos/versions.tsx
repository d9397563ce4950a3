import RestoreIcon from '@mui/icons-material/Restore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { MadeWith, PhotoVersion } from '../../../contract/photos/photoVersion.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { callOfRole } from '../../api/roleCalls.ts';
import { RadioTile } from '../../ui/tiles/radioTile.ts';
import { POLISHES } from '../looks/standardLook.ts';
import { useVehicleNews } from '../processing/pollVehicle.ts';
import { usePhotoNotices } from '../vehicles/actions.tsx';
import { useCar, vehicleResource, withChangedPhoto } from '../vehicles/car.tsx';

/** Reads a photo's present and former finished pictures; read again when it gets another one. */
export const useVersions = ({ id: photo, processed_at }: Photo) => {
  const { id: car } = useCar();
  return useQuery({
    queryKey: [vehicleResource(), 'versions', car, photo, processed_at],
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(cars.versions, adminCars.versions), {
        params: { car, photo },
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
  });
};

/** A difference between two pictures: a translation key with its values. */
interface Difference {
  key: string;
  /** Values that are translation keys themselves. */
  words?: Record<string, string>;
  values?: Record<string, string>;
}

const SWITCHES = ['cutting', 'polishing', 'rim_polishing', 'reflective_floor'] as const;
const yesOrNo = (value: 0 | 1) => (value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');

/** Returns how the plate was changed, where one was known. */
const plateOf = (
  { plate_corners, unchanged_plate }: PhotoVersion,
  { plate_image, plate_blur, licence_plate_id }: MadeWith,
): 'image' | 'blur' | 'none' => {
  if (!plate_corners || unchanged_plate) return 'none';
  if (plate_image === 1 && licence_plate_id !== null) return 'image';
  return plate_blur === 1 || plate_image === 1 ? 'blur' : 'none';
};

const backgroundOf = (look: MadeWith, than: MadeWith): Difference[] => {
  const { background_type: type } = look;
  if (type !== than.background_type) return [{ key: `vehicle.look.types.${type}` }];
  const isOther =
    (type === 'background' && look.background_id !== than.background_id) ||
    (type === 'room' && look.room_id !== than.room_id);
  return isOther ? [{ key: `versions.other_${type}` }] : [];
};

/** Returns how the cut-out was corrected by brush. */
const strokes = (
  { strokes_mark: mark }: PhotoVersion,
  { strokes_mark: other }: PhotoVersion,
): Difference[] => {
  if (mark === other) return [];
  if (mark === null) return [{ key: 'versions.without_strokes' }];
  return [{ key: other === null ? 'versions.with_strokes' : 'versions.other_strokes' }];
};

/** Returns the difference in the plate: how it was changed, or else its place. */
const plate = (
  former: PhotoVersion,
  present: PhotoVersion,
  look: MadeWith,
  than: MadeWith,
): Difference[] => {
  const done = plateOf(former, look);
  if (done !== plateOf(present, than)) return [{ key: `versions.plate_${done}` }];
  const isElsewhere =
    JSON.stringify(former.plate_corners) !== JSON.stringify(present.plate_corners);
  return done !== 'none' && isElsewhere ? [{ key: 'versions.plate_elsewhere' }] : [];
};

/** Returns the difference in logo or banner: whether it is there, or else which one and where. */
const overlay = (name: 'logo' | 'banner', look: MadeWith, than: MadeWith): Difference[] => {
  const flag = `show_${name}` as const;
  if (look[flag] !== than[flag])
    return [{ key: look[flag] === 1 ? `versions.with_${name}` : `versions.without_${name}` }];
  const isOther =
    look[`${name}_id`] !== than[`${name}_id`] ||
    (name === 'logo' && look.logo_position !== than.logo_position);
  return look[flag] === 1 && isOther ? [{ key: `versions.other_${name}` }] : [];
};

/** Returns the difference in strength where both pictures are polished. */
const strengths = (look: MadeWith, than: MadeWith): Difference[] =>
  POLISHES.filter(
    (name) =>
      look[name] === 1 && than[name] === 1 && look[`${name}_strength`] !== than[`${name}_strength`],
  ).map((name) => ({
    key: 'versions.strength',
    words: { name: `vehicle.look.${name}` },
    values: { percent: String(look[`${name}_strength`]) },
  }));

/** Returns the known differences of a former picture from the present one, the most visible first. */
export const differencesOf = (former: PhotoVersion, present: PhotoVersion): Difference[] => {
  const made: Difference[] =
    former.made_by === 'processing' ? [] : [{ key: `versions.by_${former.made_by}` }];
  const [look, than] = [former.made_with, present.made_with];
  if (!look || !than) return made;
  return [
    ...made,
    ...backgroundOf(look, than),
    ...(look.default_crop === than.default_crop
      ? []
      : [{ key: 'versions.crop', values: { crop: look.default_crop } }]),
    ...(look.margin === than.margin
      ? []
      : [{ key: 'versions.margin', values: { percent: String(look.margin) } }]),
    ...strokes(former, present),
    ...plate(former, present, look, than),
    ...overlay('logo', look, than),
    ...overlay('banner', look, than),
    ...SWITCHES.filter((name) => look[name] !== than[name]).map((name) => ({
      key: 'versions.switch',
      words: { name: `vehicle.look.${name}`, value: yesOrNo(look[name]) },
    })),
    ...(look.glass === than.glass
      ? []
      : [{ key: 'versions.glass', words: { value: `vehicle.look.glass_levels.${look.glass}` } }]),
    ...strengths(look, than),
  ];
};

/** The most differences to show. */
const MOST_WORDS = 3;

const VersionTiles = styled('div')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: '4px 2px 8px',
  '& > label': { flex: '0 0 124px', justifyItems: 'center', overflowWrap: 'anywhere' },
});

const useWords = () => {
  const translate = useTranslate();
  return ({ key, words = {}, values = {} }: Difference): string =>
    translate(key, {
      ...values,
      ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, translate(word)])),
    });
};

interface VersionStripProps {
  photo: Photo;
  present: PhotoVersion;
  former: readonly PhotoVersion[];
  /** The former picture to compare with; null is the original. */
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** The original and the former pictures of a photo, to choose which one is compared with the present picture. */
const VersionStrip = ({ photo, present, former, chosen, onChoose }: VersionStripProps) => {
  const translate = useTranslate();
  const inWords = useWords();
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h3">
        {translate('versions.title')}
      </Typography>
      <VersionTiles role="radiogroup" aria-labelledby={id}>
        <RadioTile>
          <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
          <Thumbnail src={photo.preview_url} width={112} height={76} />
          <span>{translate('versions.original')}</span>
        </RadioTile>
        {former.map((version) => {
          const words = differencesOf(version, present).slice(0, MOST_WORDS).map(inWords);
          const isSame =
            words.length === 0 && version.made_with !== null && present.made_with !== null;
          return (
            <RadioTile key={version.id}>
              <input
                type="radio"
                name={id}
                checked={chosen === version.id}
                onChange={() => onChoose(version.id)}
              />
              <Thumbnail src={version.preview_url} width={112} height={76} />
              <span>
                <RelativeTime at={version.processed_at} />
                <small>{isSame ? translate('versions.same') : words.join(' · ')}</small>
              </span>
            </RadioTile>
          );
        })}
      </VersionTiles>
    </Box>
  );
};

interface VersionChoiceProps {
  photo: Photo;
  versions: readonly PhotoVersion[];
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** Chooses the former picture to compare with, and restores it at once; one more click undoes that. */
export const VersionChoice = ({ photo, versions, chosen, onChoose }: VersionChoiceProps) => {
  const translate = useTranslate();
  const { id: car } = useCar();
  const news = useVehicleNews(car);
  const notices = usePhotoNotices();
  /** Undoes the last restoring. */
  const [replaced, setReplaced] = useState<number | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ version }: { version: number; isUndo: boolean }) => {
      const body = { photo: photo.id, version };
      return (await request(callOfRole(cars.restore, adminCars.restore), { params: { car }, body }))
        .data;
    },
    onSuccess: ({ photo: restored, replaced: before }, { isUndo }) => {
      news.patch((shown) => withChangedPhoto(shown, restored));
      setReplaced(isUndo ? null : before);
      onChoose(before);
    },
    onError: notices.fail,
  });
  const present = versions.find((version) => version.present === 1);
  const former = versions.filter((version) => version.present === 0);
  if (!present || (former.length === 0 && replaced === null)) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', px: 2, pb: 2 }}>
      <VersionStrip
        photo={photo}
        present={present}
        former={former}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div role="status">
        {replaced !== null && (
          <Alert
            severity="success"
            action={
              <Button
                color="inherit"
                size="small"
                disabled={isPending}
                onClick={() => mutate({ version: replaced, isUndo: true })}
              >
                {translate('versions.undo')}
              </Button>
            }
          >
            {translate('versions.restored')}
          </Alert>
        )}
      </div>
      {chosen !== null && chosen !== replaced && (
        <Button
          variant="contained"
          startIcon={<RestoreIcon />}
          loading={isPending}
          onClick={() => mutate({ version: chosen, isUndo: false })}
          sx={{ justifySelf: 'start' }}
        >
          {translate('versions.restore')}
        </Button>
      )}
    </Box>
  );
};
