import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminRoomComponents,
  companyRoomComponents,
} from '../../../contract/rooms/componentCalls.ts';
import {
  componentAccess,
  componentList,
  componentOf,
  componentViews,
  floorCalls,
} from './component.fields.ts';

/** Floors: the pictures under a vehicle in a room (specification, chapters 3, 6 and 7). */
export const floors = defineResource('floors', {
  ...componentOf('floor'),
  path: 'settings/floors',
  label: { en: ['Floor', 'Floors', 'New floor'], de: ['Boden', 'Böden', 'Neuer Boden'] },
  api: { chief: floorCalls(companyRoomComponents), admin: floorCalls(adminRoomComponents) },
  access: componentAccess,
  list: {
    ...componentList,
    empty: { en: 'There is no floor yet.', de: 'Es gibt noch keinen Boden.' },
  },
  views: componentViews,
});
