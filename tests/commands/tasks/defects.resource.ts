import { choice, date, reference, richText, text } from '@turntable/declare/define/field.ts';
import { images } from '@turntable/declare/rest/images.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

export const defects = defineRestResource('defects', {
  path: 'defects',
  label: { en: ['Defect', 'Defects', 'New defect'], de: ['Mangel', 'Mängel', 'Neuer Mangel'] },
  icon: 'report',
  access: {
    chief: ['list', 'show', 'create', 'edit', 'delete'],
    employee: [
      'list',
      'show',
      'create',
      {
        to: 'edit',
        where: { created_by: '$user.id' },
        why: { en: 'Only your own.', de: 'Nur Ihre eigenen.' },
      },
    ],
  },
  name: 'title',
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, maxLength: 80 }),
    severity: choice(
      { en: 'Severity', de: 'Schwere' },
      { low: { en: 'Low', de: 'Gering' }, high: { en: 'High', de: 'Hoch' } },
      { required: true },
    ),
    car: reference({ en: 'Vehicle', de: 'Fahrzeug' }, 'cars'),
    found: date({ en: 'Found on', de: 'Gefunden am' }),
    description: richText({ en: 'Description', de: 'Beschreibung' }),
    photos: images({ en: 'Photos', de: 'Fotos' }),
  },
  list: { filters: ['severity', 'car'], search: { en: 'Search title …', de: 'Titel suchen …' } },
  menu: { order: 48 },
});
