import * as field from '@turntable/declare/define/field.ts';
import { images } from '@turntable/declare/rest/images.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

/** An ordered list of pictures. */
export const damages = defineRestResource('damages', {
  path: 'damages',
  label: { en: ['Damage', 'Damages', 'New damage'], fr: ['Dégât', 'Dégâts', 'Nouveau dégât'] },
  icon: 'vehicles',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    photos: images({ en: 'Photos', fr: 'Photos' }),
  },
  list: { columns: ['title', 'photos'] },
  menu: { order: 10 },
});
