/** What is written in each language, fetched when the language is chosen. */
export const WRITTEN = { en: () => import('./en/index.ts'), de: () => import('./de/index.ts') };
