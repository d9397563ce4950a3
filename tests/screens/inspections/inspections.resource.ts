import {
  choice,
  date,
  image,
  lines,
  reference,
  status,
  text,
} from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { RESOURCES as OWN_RESOURCES } from '../../../src/resources/index.ts';

/** Inspections of vehicles before hand-over: a resource that the product lacks. */
export const inspections = defineRestResource('inspections', {
  path: 'inspections',
  label: {
    en: ['Inspection', 'Inspections', 'New inspection'],
    de: ['Prüfung', 'Prüfungen', 'Neue Prüfung'],
  },
  icon: 'check',
  access: {
    chief: ['list', 'show', 'create', 'edit', 'delete', 'export', 'approve'],
    employee: ['list', 'show'],
  },
  fields: {
    vin: text({ en: 'VIN', de: 'FIN' }, { required: true, width: '220px' }),
    company_id: reference({ en: 'Company', de: 'Firma' }, 'ownedCompanies', {
      onlyNew: true,
      readers: ['chief'],
    }),
    result: choice(
      { en: 'Result', de: 'Ergebnis' },
      {
        passed: { en: 'Passed', de: 'Bestanden' },
        minor: { en: 'Minor defects', de: 'Leichte Mängel' },
        failed: { en: 'Failed', de: 'Nicht bestanden' },
      },
      { required: true },
    ),
    state: status(
      { en: 'Approval', de: 'Freigabe' },
      { approved: { en: 'Approved', de: 'Freigegeben', tone: 'success' } },
    ),
    date: date({ en: 'Inspected on', de: 'Geprüft am' }, { required: true }),
    note: lines({ en: 'Note', de: 'Bemerkung' }),
    picture: image({ en: 'Picture', de: 'Bild' }),
    damage: image({ en: 'Damage', de: 'Schaden' }),
  },
  name: 'vin',
  list: {
    columns: ['vin', 'company_id', 'result', 'state', 'date', 'note?'],
    filters: ['result', 'company_id', { field: 'date', days: ['date_gte', 'date_lte'] }],
    sort: ['date', 'DESC'],
    search: { en: 'Search VIN or note …', de: 'FIN oder Bemerkung suchen …' },
    empty: { en: 'Nothing has been inspected yet.', de: 'Noch wurde nichts geprüft.' },
  },
  form: [
    {
      key: 'result',
      tab: { en: 'Result', de: 'Ergebnis' },
      fields: ['vin', 'company_id', 'result', 'state', 'date', 'note', 'picture', 'damage'],
    },
  ],
  actions: {
    approve: {
      label: { en: 'Approve', de: 'Freigeben' },
      when: { result: ['passed', 'minor'], state: { not: 'approved' } },
      why: {
        en: 'Only a passed inspection that is not approved yet.',
        de: 'Nur eine bestandene, noch nicht freigegebene Prüfung.',
      },
      confirm: {
        en: 'The vehicle may then be handed over.',
        de: 'Das Fahrzeug darf dann übergeben werden.',
      },
      body: { state: 'approved' },
      on: ['record', 'row', 'bulk'],
      done: { en: 'Inspection approved', de: 'Prüfung freigegeben' },
    },
  },
  menu: { order: 25 },
});

/** The product's resources and this one. */
export const RESOURCES = [...OWN_RESOURCES, inspections];
