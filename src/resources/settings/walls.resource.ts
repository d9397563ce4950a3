import {
  adminRoomComponents,
  companyRoomComponents,
} from '../../../contract/rooms/componentCalls.ts';
import { defineResource } from '../../framework/define/resource.ts';
import {
  componentAccess,
  componentActions,
  componentFields,
  componentForm,
  componentViews,
  settingsList,
  wallCalls,
} from './component.fields.ts';

/** Walls: what stands behind a vehicle in a room (specification, chapters 3, 6 and 7). */
export const walls = defineResource('walls', {
  path: 'settings/walls',
  label: { en: ['Wall', 'Walls', 'New wall'], de: ['Wand', 'Wände', 'Neue Wand'] },
  icon: 'door',
  api: { chief: wallCalls(companyRoomComponents), admin: wallCalls(adminRoomComponents) },
  access: componentAccess,
  name: 'name',
  fields: componentFields,
  always: { kind: 'wall' },
  list: { ...settingsList, empty: { en: 'There is no wall yet.', de: 'Es gibt noch keine Wand.' } },
  form: componentForm,
  views: componentViews,
  actions: componentActions,
});
