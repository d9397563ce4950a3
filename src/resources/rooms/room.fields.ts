import {
  dateTime,
  type FieldOptions,
  image,
  json,
  reference,
  text,
} from '@turntable/declare/define/field.ts';

/** Returns the fields of rooms; `walls` and `floors` are the resources of their components, `parts` the options of these two fields. */
export const roomFields = (walls: string, floors: string, parts: FieldOptions = {}) => ({
  preview_url: image({ en: 'Picture', de: 'Bild' }, { readOnly: true, width: '96px', sort: false }),
  name: text({ en: 'Name', de: 'Name' }),
  light: json(
    { en: 'Light', de: 'Licht' },
    {
      ...parts,
      isWide: true,
      input: () => import('../../customRoutes/rooms/LightEntry.tsx'),
      cell: () => import('../../customRoutes/rooms/LightCell.tsx'),
    },
  ),
  wall_id: reference({ en: 'Wall', de: 'Wand' }, walls, {
    ...parts,
    isWide: true,
    input: () => import('../../customRoutes/rooms/PartEntry.tsx'),
    cell: () => import('../../customRoutes/rooms/PartCell.tsx'),
  }),
  floor_id: reference({ en: 'Floor', de: 'Boden' }, floors, {
    ...parts,
    isWide: true,
    input: () => import('../../customRoutes/rooms/PartEntry.tsx'),
    cell: () => import('../../customRoutes/rooms/PartCell.tsx'),
  }),
  wall_name: text({ en: 'Wall', de: 'Wand' }, { readOnly: true, width: '180px', sort: false }),
  floor_name: text({ en: 'Floor', de: 'Boden' }, { readOnly: true, width: '180px', sort: false }),
  created_at: dateTime({ en: 'Added', de: 'Hinzugefügt' }, { readOnly: true, width: '150px' }),
});

/** The form of a new room, and the page of a room. */
export const composed = ['name', 'wall_id', 'floor_id', 'light'] as const;
export const roomForm = [
  {
    key: 'room',
    tab: { en: 'Room', de: 'Raum' },
    slot: () => import('../../customRoutes/rooms/RoomPage.tsx'),
  },
] as const;
