import {
  choice,
  date,
  decimal,
  email,
  flag,
  lines,
  money,
  text,
  url,
} from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A derived form. */
export const defects = defineRestResource('defects', {
  path: 'defects',
  label: { en: ['Defect', 'Defects', 'New defect'], de: ['Mangel', 'Mängel', 'Neuer Mangel'] },
  icon: 'report',
  access: { chief: ['list', 'show', 'create'] },
  name: 'title',
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true }),
    severity: choice(
      { en: 'Severity', de: 'Schwere' },
      {
        low: { en: 'Low', de: 'Gering' },
        medium: { en: 'Medium', de: 'Mittel' },
        high: { en: 'High', de: 'Hoch' },
      },
      { required: true },
    ),
    cost: money({ en: 'Cost', de: 'Kosten' }, { min: 0 }),
    hours: decimal({ en: 'Hours', de: 'Stunden' }, { min: 0, max: 100 }),
    found: date({ en: 'Found on', de: 'Gefunden am' }),
    safe: flag({ en: 'Safe', de: 'Sicher' }),
    mail: email({ en: 'E-mail', de: 'E-Mail' }),
    link: url({ en: 'Link', de: 'Verweis' }),
    note: lines({ en: 'Note', de: 'Bemerkung' }),
  },
});
