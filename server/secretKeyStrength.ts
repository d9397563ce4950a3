/** Words of examples and placeholders; a random key of 32 characters contains none of them. */
const PLACEHOLDER =
  /changeme|replaceme|password|passwort|secretkey|yoursecret|mysecret|placeholder|example|turntable/;
const FEWEST_UNPREDICTABLE = 16;

/**
 * Returns why a secret key can be guessed; undefined for a key that looks random. A character counts as unpredictable unless it continues
 * a series (aaaa, abcd, 4321) or ends a group of three that occurred before; 16 must remain. 32 random characters, also hexadecimal
 * ones, leave 25 or more.
 */
export const weaknessOfKey = (key: string): string | undefined => {
  const small = key.toLowerCase();
  const placeholder = PLACEHOLDER.exec(small.replaceAll(/[^a-z]/g, ''));
  if (placeholder) return `contains "${placeholder[0]}"`;
  return unpredictable(small) < FEWEST_UNPREDICTABLE ? 'repeats itself' : undefined;
};

const unpredictable = (key: string): number => {
  const seen = new Set<string>();
  let count = 0;
  for (let index = 0; index < key.length; index++) {
    const three = key.slice(Math.max(0, index - 2), index + 1);
    if (!continuesSeries(key, index) && !seen.has(three)) count += 1;
    if (three.length === 3) seen.add(three);
  }
  return count;
};

/** Returns whether the last two steps between characters are equal, and at most one. */
const continuesSeries = (key: string, index: number): boolean => {
  if (index < 2) return false;
  const step = key.charCodeAt(index) - key.charCodeAt(index - 1);
  return Math.abs(step) <= 1 && step === key.charCodeAt(index - 1) - key.charCodeAt(index - 2);
};
