import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanyRooms } from '../../../contract/rooms/calls.ts';
import { composed, roomFields, roomForm } from './room.fields.ts';

/** A company's own rooms, for the operator: the tab Scenes of a company (specification, chapters 2 and 7). */
export const companyRooms = defineResource('companyRooms', {
  path: 'company-rooms',
  label: { en: ['Scene', 'Scenes', 'New scene'], de: ['Szene', 'Szenen', 'Neue Szene'] },
  icon: 'door',
  api: { admin: adminCompanyRooms },
  access: { admin: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'name',
  fields: roomFields('companyWalls', 'companyFloors'),
  list: {
    columns: ['preview_url', 'name', 'wall_name', 'floor_name', 'created_at?'],
    sort: ['name', 'ASC'],
    empty: { en: 'The company has no scene of its own.', de: 'Die Firma hat keine eigene Szene.' },
  },
  create: composed,
  form: roomForm,
});
