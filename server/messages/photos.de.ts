import type { photosEn } from './photos.en.ts';

export const photosDe: Record<keyof typeof photosEn, string> = {
  no_files: 'Keine Dateien zum Herunterladen',
};
