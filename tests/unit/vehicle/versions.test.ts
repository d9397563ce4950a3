import { expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import type { MadeWith, PhotoVersion } from '../../../contract/photos/photoVersion.ts';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { differencesOf } from '../../../src/customRoutes/photos/versions.tsx';

const PLATE: PlateCorners = [
  { x: 0.4, y: 0.6 },
  { x: 0.6, y: 0.6 },
  { x: 0.6, y: 0.68 },
  { x: 0.4, y: 0.68 },
];
const elsewhere: PlateCorners = [PLATE[0], PLATE[1], PLATE[2], { x: 0.41, y: 0.68 }];

const version = (
  change: Partial<MadeWith> | null = {},
  made_by: PhotoVersion['made_by'] = 'processing',
  corrected: Partial<PhotoVersion> = {},
): PhotoVersion => ({
  id: 1,
  present: 0,
  url: '',
  preview_url: '',
  processed_at: '2026-01-01T00:00:00Z',
  draft: 0,
  made_by,
  cutout_engine: 'own',
  plate_corners: PLATE,
  plate_state: 'found',
  strokes_mark: null,
  unchanged_plate: null,
  photo_frame: null,
  made_with: change && { ...DEFAULT_LOOK, show_logo: 0, show_banner: 0, ...change },
  ...corrected,
});
const corrected = (change: Partial<PhotoVersion>, look: Partial<MadeWith> = {}) =>
  version(look, 'processing', change);
const keysOf = (former: PhotoVersion, present = version()) =>
  differencesOf(former, present).map(({ key }) => key);

it('an earlier picture lists its differences from the present one, the most visible first', () => {
  const former = version({
    polishing: 1,
    background_type: 'room',
    default_crop: '16:9',
    plate_blur: 1,
    show_logo: 1,
  });
  expect(keysOf(former)).toEqual([
    'vehicle.look.types.room',
    'versions.crop',
    'versions.plate_blur',
    'versions.with_logo',
    'versions.switch',
  ]);
});

it('settings without a visible effect are not listed', () => {
  const former = version({
    logo_id: 3,
    logo_position: 'left',
    banner_id: 4,
    background_id: 5,
    room_id: 6,
  });
  expect(keysOf(former)).toEqual([]);
});

it('a plate that was to be replaced without a chosen one is listed as blurred, an unchanged one is not listed', () => {
  expect(keysOf(version({ plate_image: 1 }))).toEqual(['versions.plate_blur']);
  const left = corrected({ plate_state: 'unsure', unchanged_plate: 'unsure' }, { plate_blur: 1 });
  expect(keysOf(left)).toEqual([]);
});

it('a different treatment of glass is listed, with its earlier value', () => {
  expect(differencesOf(version({ glass: 'strong' }), version())).toEqual([
    { key: 'versions.glass', words: { value: 'vehicle.look.glass_levels.strong' } },
  ]);
});

it('a different strength is listed if both are polished, with its earlier value', () => {
  const [weak, strong] = [
    version({ polishing: 1, polishing_strength: 20 }),
    version({ polishing: 1, polishing_strength: 80 }),
  ];
  expect(differencesOf(weak, strong)).toEqual([
    {
      key: 'versions.strength',
      words: { name: 'vehicle.look.polishing' },
      values: { percent: '20' },
    },
  ]);
  expect(keysOf(version({ polishing_strength: 20 }), version({ polishing_strength: 80 }))).toEqual(
    [],
  );
  expect(keysOf(weak, version({ polishing_strength: 80 }))).toEqual(['versions.switch']);
});

it('lists a correction by brush', () => {
  expect(keysOf(corrected({ strokes_mark: 'a' }))).toEqual(['versions.with_strokes']);
  expect(keysOf(corrected({ strokes_mark: 'a' }), corrected({ strokes_mark: 'b' }))).toEqual([
    'versions.other_strokes',
  ]);
  expect(keysOf(version(), corrected({ strokes_mark: 'b' }))).toEqual(['versions.without_strokes']);
  expect(keysOf(corrected({ strokes_mark: 'a' }), corrected({ strokes_mark: 'a' }))).toEqual([]);
});

it('lists a change of the plate and its place, as far as it is visible', () => {
  const blur = { plate_blur: 1 } as const;
  const none = { plate_corners: null, plate_state: 'none' } as const;
  expect(keysOf(corrected({ plate_corners: elsewhere }, blur), version(blur))).toEqual([
    'versions.plate_elsewhere',
  ]);
  expect(keysOf(corrected(none, blur), version(blur))).toEqual(['versions.plate_none']);
  expect(keysOf(version(blur), corrected(none, blur))).toEqual(['versions.plate_blur']);
  expect(keysOf(corrected({ plate_corners: elsewhere }), version())).toEqual([]);
  expect(
    keysOf(corrected(none, blur), corrected({ plate_corners: null, plate_state: 'missing' })),
  ).toEqual([]);
});

it('another picture for the same purpose is listed as a different one', () => {
  const shown = {
    show_logo: 1,
    show_banner: 1,
    background_type: 'background',
    background_id: 1,
    logo_id: 1,
    banner_id: 1,
  } as const;
  const former = version({ ...shown, background_id: 2, logo_id: 2, banner_id: 2 });
  expect(keysOf(former, version(shown))).toEqual([
    'versions.other_background',
    'versions.other_logo',
    'versions.other_banner',
  ]);
});

it('the author is listed if it was not processing, and unrecorded values are not guessed', () => {
  expect(keysOf(version(null, 'correction'))).toEqual(['versions.by_correction']);
  expect(keysOf(version(null))).toEqual([]);
  expect(keysOf(version({ polishing: 1 }), version(null))).toEqual([]);
});
