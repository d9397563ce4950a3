import type { MadeWith, PhotoVersion } from '../../../../contract/entities/photoVersion.ts';
import { POLISHES } from '../../look/switches.ts';

/** What one picture has otherwise than another: a key of a text, with the values that go into it. */
export interface Difference {
  key: string;
  /** Keys that are translated before they go into the text. */
  words?: Record<string, string>;
  values?: Record<string, string>;
}

const SWITCHES = ['cutting', 'polishing', 'rim_polishing', 'reflective_floor'] as const;
const yesOrNo = (value: 0 | 1) => (value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');

/** What was done to the plate, where one was known of. */
const plateOf = (
  { plate_corners }: PhotoVersion,
  { plate_image, plate_blur, licence_plate_id }: MadeWith,
): 'image' | 'blur' | 'none' => {
  if (!plate_corners) return 'none';
  if (plate_image === 1 && licence_plate_id !== null) return 'image';
  return plate_blur === 1 ? 'blur' : 'none';
};

const backgroundOf = (look: MadeWith, than: MadeWith): Difference[] => {
  const { background_type: type } = look;
  if (type !== than.background_type) return [{ key: `vehicle.look.types.${type}` }];
  const isOther =
    (type === 'background' && look.background_id !== than.background_id) ||
    (type === 'room' && look.room_id !== than.room_id);
  return isOther ? [{ key: `versions.other_${type}` }] : [];
};

/** How the cut-out was corrected by brush. */
const strokes = (
  { strokes_mark: mark }: PhotoVersion,
  { strokes_mark: other }: PhotoVersion,
): Difference[] => {
  if (mark === other) return [];
  if (mark === null) return [{ key: 'versions.without_strokes' }];
  return [{ key: other === null ? 'versions.with_strokes' : 'versions.other_strokes' }];
};

/** What was done to the plate, and else where. */
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

/** Logo or banner: there or not, else which and where. */
const overlay = (name: 'logo' | 'banner', look: MadeWith, than: MadeWith): Difference[] => {
  const flag = `show_${name}` as const;
  if (look[flag] !== than[flag])
    return [{ key: look[flag] === 1 ? `versions.with_${name}` : `versions.without_${name}` }];
  const isOther =
    look[`${name}_id`] !== than[`${name}_id`] ||
    (name === 'logo' && look.logo_position !== than.logo_position);
  return look[flag] === 1 && isOther ? [{ key: `versions.other_${name}` }] : [];
};

/** Polished in both pictures, and in this one more or less. */
const strengths = (look: MadeWith, than: MadeWith): Difference[] =>
  POLISHES.filter(
    (name) =>
      look[name] === 1 && than[name] === 1 && look[`${name}_strength`] !== than[`${name}_strength`],
  ).map((name) => ({
    key: 'versions.strength',
    words: { name: `vehicle.look.${name}` },
    values: { percent: String(look[`${name}_strength`]) },
  }));

/** What a former picture has otherwise than the present one, as far as it is known: the most visible first. */
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
    ...strokes(former, present),
    ...plate(former, present, look, than),
    ...overlay('logo', look, than),
    ...overlay('banner', look, than),
    ...SWITCHES.filter((name) => look[name] !== than[name]).map((name) => ({
      key: 'versions.switch',
      words: { name: `vehicle.look.${name}`, value: yesOrNo(look[name]) },
    })),
    ...strengths(look, than),
  ];
};
