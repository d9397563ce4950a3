import { adminCompanyRooms } from '../../../contract/calls/rooms.ts';
import { text } from '../../framework/define/field.ts';
import { defineResource } from '../../framework/define/resource.ts';

/** A company's own rooms: its tab Scenes (specification, chapters 2 and 7). */
export const companyRooms = defineResource('companyRooms', {
  path: 'company-rooms',
  label: { en: ['Scene', 'Scenes'], de: ['Szene', 'Szenen'] },
  icon: 'door',
  api: { admin: adminCompanyRooms },
  access: { admin: ['list', 'delete'] },
  name: 'name',
  fields: { name: text({ en: 'Name', de: 'Name' }) },
  list: {
    columns: ['name'],
    sort: ['name', 'ASC'],
    rowTo: 'none',
    empty: { en: 'The company has no scene of its own.', de: 'Die Firma hat keine eigene Szene.' },
  },
});
