import { choice, flag, integer, text } from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { jsonServer } from '@turntable/declare/rest/sources.ts';

/** Records of a json-server that can neither search nor delete, and sorts by the name only. */
export const parts = defineRestResource('parts', {
  path: 'parts',
  label: {
    en: ['Part', 'Parts', 'New part'],
    de: ['Ersatzteil', 'Ersatzteile', 'Neues Ersatzteil'],
  },
  icon: 'wand',
  source: jsonServer('https://parts.example/api', {
    auth: 'PARTS_KEY',
    header: 'X-Api-Key',
    can: { search: false, delete: false, sort: ['name'] },
  }),
  access: {
    chief: ['list', 'show', 'create', 'edit', 'delete', 'export'],
    admin: ['list'],
  },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true }),
    make: choice(
      { en: 'Make', de: 'Marke' },
      { vw: { en: 'VW', de: 'VW' }, bmw: { en: 'BMW', de: 'BMW' } },
    ),
    stock: integer({ en: 'Stock', de: 'Bestand' }),
    fits: flag({ en: 'Fits all', de: 'Passt überall' }),
    note: text({ en: 'Note', de: 'Bemerkung' }),
  },
  list: { columns: ['name', 'make', 'stock'], filters: ['make', 'fits'], sort: ['name', 'ASC'] },
  form: [{ key: 'part', tab: { en: 'Part', de: 'Ersatzteil' }, fields: ['name', 'make', 'stock'] }],
});
