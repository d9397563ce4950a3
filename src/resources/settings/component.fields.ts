import { dateTime, integer, json, text } from '../../framework/define/field.ts';

/** What walls and floors say of themselves (specification, chapters 3 and 9). */
export const componentFields = {
  images: json(
    { en: 'Pictures', de: 'Bilder' },
    { readOnly: true, width: '240px', sort: false, cell: () => import('./ComponentCell.tsx') },
  ),
  name: text({ en: 'Name', de: 'Name' }),
  rooms_count: integer({ en: 'Rooms', de: 'Räume' }, { readOnly: true, width: '110px', sort: false }),
  created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
};

/** The operator's are for everybody; a head deletes his own, and nobody what a room is made of. */
export const componentAccess = {
  chief: [
    'list',
    {
      to: 'delete',
      where: { company_id: { not: null }, rooms_count: 0 },
      why: {
        en: 'It is the operator’s, or rooms are made of it.',
        de: 'Sie gehört dem Betreiber, oder Räume bestehen aus ihr.',
      },
    },
  ],
  admin: ['list', { to: 'delete', where: { rooms_count: 0 }, why: { en: 'Rooms are made of it.', de: 'Räume bestehen aus ihr.' } }],
} as const;

export const componentList = {
  columns: ['images', 'name', 'rooms_count', 'created_at?'],
  sort: ['name', 'ASC'],
  rowTo: 'none',
  above: () => import('../../customRoutes/settings/rooms/RoomsHead.tsx'),
} as const;
