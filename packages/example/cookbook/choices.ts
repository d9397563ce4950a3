import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** A field with several of some values, and a filter for any of them. */
export const technicians = defineRestResource('technicians', {
  path: 'technicians',
  label: {
    en: ['Technician', 'Technicians', 'New technician'],
    fr: ['Technicien', 'Techniciens', 'Nouveau technicien'],
  },
  icon: 'customers',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: {
    name: field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 }),
    skills: field.choices(
      { en: 'Skills', fr: 'Compétences' },
      {
        brakes: { en: 'Brakes', fr: 'Freins' },
        engines: { en: 'Engines', fr: 'Moteurs' },
        paint: { en: 'Paint', fr: 'Peinture' },
      },
    ),
  },
  list: { filters: ['skills_any'] },
  menu: { order: 10 },
});
