/** Width × height of a country's licence plates in millimetres; the first is the usual one of a car. */
export type PlateFormat = readonly [width: number, height: number];

export const PLATE_COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'FR',
  'IT',
  'NL',
  'BE',
  'LU',
  'ES',
  'PT',
  'PL',
  'CZ',
  'DK',
  'GB',
  'US',
] as const;
export type PlateCountry = (typeof PLATE_COUNTRIES)[number];

/** Sizes in the countries' regulations, front and rear, with one line and with two. */
export const PLATE_FORMATS: Readonly<Record<PlateCountry, readonly PlateFormat[]>> = {
  DE: [
    [520, 110],
    [340, 200],
  ],
  AT: [
    [520, 120],
    [300, 200],
  ],
  CH: [
    [500, 110],
    [300, 80],
    [300, 160],
  ],
  FR: [
    [520, 110],
    [275, 200],
  ],
  IT: [
    [520, 110],
    [360, 110],
    [297, 214],
  ],
  NL: [
    [520, 110],
    [340, 210],
  ],
  BE: [
    [520, 110],
    [340, 210],
  ],
  LU: [
    [520, 110],
    [340, 200],
  ],
  ES: [
    [520, 110],
    [340, 220],
  ],
  PT: [
    [520, 110],
    [340, 220],
  ],
  PL: [
    [520, 114],
    [305, 214],
  ],
  CZ: [
    [520, 110],
    [340, 200],
  ],
  DK: [
    [504, 120],
    [280, 200],
  ],
  GB: [
    [520, 111],
    [285, 203],
  ],
  US: [[305, 152]],
};

/** How far a picture's proportions may deviate, for rounded corners and cropped edges. */
const PLATE_TOLERANCE = 0.04;
/** Minimum width in pixels: a smaller picture is blurred on a finished picture. */
export const PLATE_MIN_WIDTH = 300;

/** Returns whether a picture's proportions are those of one of the country's plates. */
export const isPlateOf = (country: PlateCountry, width: number, height: number): boolean =>
  PLATE_FORMATS[country].some(
    ([across, up]) => Math.abs(width / height / (across / up) - 1) <= PLATE_TOLERANCE,
  );
