import type { DataFields } from '@turntable/declare/contract/dataFields.ts';

/**
 * The fields of a vehicle that users fill in (specification, chapters 3 and 5): one line each. The contract, the database, lists, filters,
 * forms and exports follow from it (docs/extending.md).
 */
export const CAR_FIELDS = {
  brand: { kind: 'text', label: { en: 'Brand', de: 'Marke' }, maxLength: 60, width: '130px' },
  model: { kind: 'text', label: { en: 'Model', de: 'Modell' }, maxLength: 60, width: '150px' },
  vehicle_name: {
    kind: 'text',
    label: { en: 'Name', de: 'Name' },
    maxLength: 120,
    description: 'Leave empty to use brand and model',
  },
  vin: {
    kind: 'text',
    label: { en: 'VIN', de: 'FIN' },
    maxLength: 30,
    width: '168px',
  },
  car: {
    kind: 'text',
    label: { en: 'Stock number', de: 'Bestandsnummer' },
    maxLength: 60,
    width: '148px',
  },
  body_type: {
    kind: 'choice',
    label: { en: 'Body type', de: 'Karosserie' },
    choices: {
      sedan: { en: 'Sedan', de: 'Limousine' },
      estate: { en: 'Estate', de: 'Kombi' },
      hatchback: { en: 'Hatchback', de: 'Schrägheck' },
      suv: { en: 'SUV', de: 'SUV' },
      coupe: { en: 'Coupé', de: 'Coupé' },
      convertible: { en: 'Convertible', de: 'Cabrio' },
      van: { en: 'Van', de: 'Van' },
      pickup: { en: 'Pickup', de: 'Pick-up' },
      other: { en: 'Other', de: 'Andere' },
    },
    filtered: true,
    width: '130px',
  },
  fuel_type: {
    kind: 'choice',
    label: { en: 'Fuel', de: 'Kraftstoff' },
    choices: {
      petrol: { en: 'Petrol', de: 'Benzin' },
      diesel: { en: 'Diesel', de: 'Diesel' },
      electric: { en: 'Electric', de: 'Elektro' },
      hybrid: { en: 'Hybrid', de: 'Hybrid' },
      plug_in_hybrid: { en: 'Plug-in hybrid', de: 'Plug-in-Hybrid' },
      gas: { en: 'Gas', de: 'Gas' },
      hydrogen: { en: 'Hydrogen', de: 'Wasserstoff' },
      other: { en: 'Other', de: 'Andere' },
    },
    filtered: true,
    width: '130px',
  },
  hp: {
    kind: 'integer',
    label: { en: 'Power (hp)', de: 'Leistung (PS)' },
    min: 0,
    max: 5000,
    width: '140px',
  },
  ccm: {
    kind: 'integer',
    label: { en: 'Displacement (ccm)', de: 'Hubraum (ccm)' },
    min: 0,
    max: 30_000,
    width: '172px',
  },
} as const satisfies DataFields;

/** The names of these fields, in the order of forms. */
export const CAR_FIELD_NAMES = Object.keys(CAR_FIELDS) as (keyof typeof CAR_FIELDS)[]; // its own keys
