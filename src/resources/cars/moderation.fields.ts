import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { lines } from '../../framework/define/field.ts';
import { carActions, sending } from './car.fields.ts';

/** The operator's calls for vehicles (specification, chapter 7). */
export const moderationCalls = { admin: adminCars };

export const moderationAccess = [
  'list',
  'show',
  'edit',
  'delete',
  'export',
  'process',
  'download',
  {
    to: 'approve',
    where: { photos_count: { not: 0 } },
    why: {
      en: 'There is no photo to approve yet.',
      de: 'Es gibt noch kein Foto, das freigegeben werden kann.',
    },
  },
  'toFix',
  'ftpUpload',
] as const;

/** All, premoderation, to fix (specification, chapters 2 and 9). */
export const moderationFilter = {
  name: 'moderation',
  label: { en: 'Moderation', de: 'Moderation' },
  choices: {
    premoderation: { en: 'Premoderation', de: 'Vormoderation' },
    to_fix: { en: 'To fix', de: 'Zu korrigieren' },
  },
} as const;

export const companyFilter = {
  name: 'companyId',
  label: { en: 'Company', de: 'Firma' },
  reference: 'companyChoices',
} as const;

/** What the operator does with a vehicle beside what its company does. */
export const moderationActions = {
  ...carActions,
  approve: {
    call: 'approve',
    label: { en: 'Approve', de: 'Freigeben' },
    icon: 'check',
    on: ['row', 'record', 'bulk'],
    when: { moderation: { not: 'approved' } },
    why: { en: 'The vehicle is approved already.', de: 'Das Fahrzeug ist bereits freigegeben.' },
    done: 'vehicle_approved',
  },
  toFix: {
    call: 'toFix',
    label: { en: 'Send back to fix', de: 'Zur Korrektur zurückgeben' },
    icon: 'back',
    on: ['row', 'record', 'bulk'],
    input: {
      comment: lines(
        { en: 'What is to be changed?', de: 'Was ist zu ändern?' },
        { required: true },
      ),
    },
    when: { moderation: { not: 'to_fix' } },
    why: {
      en: 'The vehicle has been sent back already.',
      de: 'Das Fahrzeug wurde bereits zurückgegeben.',
    },
    done: { en: 'Vehicle sent back', de: 'Fahrzeug zurückgegeben' },
  },
  ...sending,
} as const;
