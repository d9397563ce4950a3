import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** Required fields, ranges of numbers and lengths of texts. */
export const tyres = defineRestResource('tyres', {
  path: 'tyres',
  label: { en: ['Tyre', 'Tyres', 'New tyre'], fr: ['Pneu', 'Pneus', 'Nouveau pneu'] },
  icon: 'parts',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'size',
  fields: {
    size: field.text({ en: 'Size', fr: 'Dimension' }, { required: true, maxLength: 20 }),
    tread: field.decimal({ en: 'Tread (mm)', fr: 'Profil (mm)' }, { min: 0, max: 12 }),
  },
  menu: { order: 10 },
});
