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
  wallCalls,
} from './component.fields.ts';

/** Walls: the pictures behind a vehicle in a room (specification, chapters 3, 6 and 7). */
export const walls = defineResource('walls', {
  ...componentOf('wall'),
  path: 'settings/walls',
  label: { en: ['Wall', 'Walls', 'New wall'], de: ['Wand', 'Wände', 'Neue Wand'] },
  api: { chief: wallCalls(companyRoomComponents), admin: wallCalls(adminRoomComponents) },
  access: componentAccess,
  list: {
    ...componentList,
    empty: { en: 'There is no wall yet.', de: 'Es gibt noch keine Wand.' },
  },
  views: componentViews,
});
