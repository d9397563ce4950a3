import type { albumsEn } from './albums.en.ts';

export const albumsDe: Record<keyof typeof albumsEn, string> = {
  album_of_parent: 'Ein Album in einem anderen gehört derselben Firma',
  no_such_company: 'Diese Firma gibt es nicht',
  file_missing: 'Wählen Sie eine Datei',
};
