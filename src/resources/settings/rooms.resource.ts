import { adminRooms, companyRooms, rooms as offered } from '../../../contract/calls/rooms.ts';
import { dateTime, image, text } from '../../framework/define/field.ts';
import { defineResource } from '../../framework/define/resource.ts';

/** Rooms of a wall and a floor: the operator's for everybody, and what a company may choose (specification, chapters 2, 6 and 7). */
export const rooms = defineResource('rooms', {
  path: 'settings/default-rooms',
  label: { en: ['Room', 'Rooms'], de: ['Raum', 'Räume'] },
  icon: 'door',
  api: { admin: adminRooms, chief: companyRooms, employee: offered },
  access: { admin: ['list'], chief: ['list'], employee: ['list'] },
  name: 'name',
  fields: {
    preview_url: image({ en: 'Picture', de: 'Bild' }, { readOnly: true, width: '96px', sort: false }),
    name: text({ en: 'Name', de: 'Name' }),
    wall_name: text({ en: 'Wall', de: 'Wand' }, { readOnly: true, width: '200px', sort: false }),
    floor_name: text({ en: 'Floor', de: 'Boden' }, { readOnly: true, width: '200px', sort: false }),
    created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: ['preview_url', 'name', 'wall_name', 'floor_name', 'created_at?'],
    sort: ['name', 'ASC'],
    rowTo: 'none',
    empty: { en: 'There is no room yet.', de: 'Es gibt noch keinen Raum.' },
    above: () => import('../../customRoutes/settings/rooms/RoomsHead.tsx'),
  },
  menu: { order: 40, roles: ['admin'], label: { en: 'Default rooms', de: 'Standardräume' } },
});
