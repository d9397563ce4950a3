/** Languages that have every text (`npm run check`). The others fall back to English. */
const COMPLETE = ['en', 'de'];
export const isComplete = (language: string): boolean => COMPLETE.includes(language);

/** Returns languages in the order of a menu, English first. */
export const inOrder = (languages: readonly string[]): string[] => [
  'en',
  ...languages.filter((language) => language !== 'en').sort(),
];
