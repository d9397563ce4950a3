import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Data of any shape, such as the answer of a diagnostic device. */
export const scans = defineRestResource('scans', {
  path: 'scans',
  label: {
    en: ['Scan', 'Scans', 'New scan'],
    fr: ['Diagnostic', 'Diagnostics', 'Nouveau diagnostic'],
  },
  icon: 'vehicles',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    readings: field.json({ en: 'Readings', fr: 'Mesures' }),
  },
  menu: { order: 10 },
});
