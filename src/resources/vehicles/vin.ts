/** What is unusual about a VIN: a warning, never an error (specification, chapter 5). */
type VinWarning = 'vin_length' | 'vin_characters' | 'vin_check_digit';

const LENGTH = 17;
/** Values of letters (ISO 3779); I, O and Q are not used because they look like 1 and 0. */
const LETTER_VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
/** The ninth place is the check digit itself and has weight 0. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_PLACE = 8;

/** Returns a VIN as it is stored: users type or paste it in lower case, with separators. */
export const tidyVin = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Returns the check digit of a VIN of 17 permitted characters, its ninth character: `0` to `9` or `X`. */
export const vinCheckDigit = (vin: string): string => {
  const sum = WEIGHTS.reduce((total, weight, place) => {
    const character = vin.charAt(place);
    return total + weight * (LETTER_VALUES[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

/**
 * Checks a VIN: 17 characters, only permitted ones, and the check digit; ignores case and separators. European makers often use the ninth
 * place freely, so a wrong check digit is only a warning.
 * @returns a translation key below `vehicles.vin`, or undefined if the VIN is empty or valid.
 */
export const vinWarning = (typed: string): VinWarning | undefined => {
  const vin = tidyVin(typed);
  if (vin === '') return undefined;
  if (/[^A-HJ-NPR-Z0-9]/.test(vin)) return 'vin_characters';
  if (vin.length !== LENGTH) return 'vin_length';
  return vin.charAt(CHECK_PLACE) === vinCheckDigit(vin) ? undefined : 'vin_check_digit';
};
