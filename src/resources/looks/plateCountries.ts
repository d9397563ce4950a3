import type { Label } from '@turntable/declare/define/label.ts';
import type { PlateCountry } from '../../../contract/looks/plate.ts';

/** The countries whose licence plates are recognised. */
export const PLATE_COUNTRY_NAMES: Readonly<Record<PlateCountry, Label>> = {
  DE: { en: 'Germany', de: 'Deutschland' },
  AT: { en: 'Austria', de: 'Österreich' },
  CH: { en: 'Switzerland', de: 'Schweiz' },
  FR: { en: 'France', de: 'Frankreich' },
  IT: { en: 'Italy', de: 'Italien' },
  NL: { en: 'Netherlands', de: 'Niederlande' },
  BE: { en: 'Belgium', de: 'Belgien' },
  LU: { en: 'Luxembourg', de: 'Luxemburg' },
  ES: { en: 'Spain', de: 'Spanien' },
  PT: { en: 'Portugal', de: 'Portugal' },
  PL: { en: 'Poland', de: 'Polen' },
  CZ: { en: 'Czechia', de: 'Tschechien' },
  DK: { en: 'Denmark', de: 'Dänemark' },
  GB: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
  US: { en: 'United States', de: 'Vereinigte Staaten' },
};
