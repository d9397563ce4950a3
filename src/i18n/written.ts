/** The written texts of each language, fetched when the language is used. */
export const WRITTEN = { en: () => import('./en/index.ts'), de: () => import('./de/index.ts') };
