import { adminRooms, companyRooms, rooms as offered } from '../../../contract/calls/rooms.ts';
import { dateTime, flag, image, reference, text } from '../../framework/define/field.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { pictureActions } from './picture.fields.ts';

/** Rooms of a wall and a floor: the operator's for everybody, and what a company may choose (specification, chapters 2, 6 and 7). */
export const rooms = defineResource('rooms', {
  path: 'settings/default-rooms',
  label: { en: ['Room', 'Default rooms', 'New room'], de: ['Raum', 'Standardräume', 'Neuer Raum'] },
  icon: 'door',
  api: { admin: adminRooms, chief: companyRooms, employee: offered },
  access: {
    admin: ['list', 'create', 'delete'],
    chief: [
      'list',
      'create',
      'makeDefault',
      {
        to: 'delete',
        where: { company_id: { not: null } },
        why: { en: 'The operator offers it to all companies.', de: 'Der Betreiber bietet ihn allen Firmen an.' },
      },
    ],
    employee: ['list'],
  },
  name: 'name',
  fields: {
    preview_url: image({ en: 'Picture', de: 'Bild' }, { readOnly: true, width: '96px', sort: false }),
    name: text({ en: 'Name', de: 'Name' }),
    wall_id: reference({ en: 'Wall', de: 'Wand' }, 'walls', { readers: ['admin', 'chief'] }),
    floor_id: reference({ en: 'Floor', de: 'Boden' }, 'floors', { readers: ['admin', 'chief'] }),
    wall_name: text({ en: 'Wall', de: 'Wand' }, { readOnly: true, width: '180px', sort: false }),
    floor_name: text({ en: 'Floor', de: 'Boden' }, { readOnly: true, width: '180px', sort: false }),
    is_default: flag({ en: 'Standard', de: 'Standard' }, { readOnly: true, width: '110px', sort: false, readers: ['chief', 'employee'] }),
    created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: {
      admin: ['preview_url', 'name', 'wall_name', 'floor_name', 'created_at?'],
      chief: ['preview_url', 'name', 'wall_name', 'floor_name', 'is_default', 'created_at?'],
      employee: ['preview_url', 'name', 'wall_name', 'floor_name', 'is_default', 'created_at?'],
    },
    sort: ['name', 'ASC'],
    rowTo: 'none',
    empty: { en: 'There is no room yet.', de: 'Es gibt noch keinen Raum.' },
    above: () => import('../../customRoutes/settings/rooms/RoomsHead.tsx'),
  },
  create: ['name', 'wall_id', 'floor_id'],
  actions: { makeDefault: pictureActions.makeDefault },
  menu: { order: 40, roles: ['admin'] },
});
