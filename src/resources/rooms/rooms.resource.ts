import { flag } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminRooms, companyRooms, rooms as offered } from '../../../contract/rooms/calls.ts';
import { pictureActions } from '../looks/picture.fields.ts';
import { composed, roomFields, roomForm } from './room.fields.ts';

/** Rooms made of a wall and a floor: the operator's for all companies, and those that a company can choose (specification, chapters 2, 6 and 7). */
export const rooms = defineResource('rooms', {
  path: 'settings/default-rooms',
  label: { en: ['Room', 'Default rooms', 'New room'], de: ['Raum', 'Standardräume', 'Neuer Raum'] },
  icon: 'door',
  api: { admin: adminRooms, chief: companyRooms, employee: offered },
  access: {
    admin: ['list', 'show', 'create', 'edit', 'delete'],
    chief: [
      'list',
      'show',
      'create',
      'makeDefault',
      {
        to: ['edit', 'delete'],
        where: { company_id: { not: null } },
        why: { en: 'It is offered to all companies.', de: 'Er wird allen Firmen angeboten.' },
      },
    ],
    employee: ['list'],
  },
  name: 'name',
  fields: {
    // users who can only choose a room cannot list walls and floors
    ...roomFields('walls', 'floors', { readers: ['admin', 'chief'] }),
    is_default: flag(
      { en: 'Standard', de: 'Standard' },
      { readOnly: true, width: '110px', sort: false, readers: ['chief', 'employee'] },
    ),
  },
  list: {
    columns: {
      admin: ['preview_url', 'name', 'wall_name', 'floor_name', 'created_at?'],
      chief: ['preview_url', 'name', 'wall_name', 'floor_name', 'is_default', 'created_at?'],
      employee: ['preview_url', 'name', 'wall_name', 'floor_name', 'is_default', 'created_at?'],
    },
    sort: ['name', 'ASC'],
    empty: { en: 'There is no room yet.', de: 'Es gibt noch keinen Raum.' },
  },
  create: composed,
  form: roomForm,
  actions: { makeDefault: pictureActions.makeDefault },
  menu: { order: 40, roles: ['admin'] },
});
