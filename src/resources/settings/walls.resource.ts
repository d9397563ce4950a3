import { adminRoomComponents, companyRoomComponents } from '../../../contract/calls/roomComponents.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { componentAccess, componentFields, componentList } from './component.fields.ts';

/** Walls: what stands behind a vehicle in a room (specification, chapters 3, 6 and 7). */
export const walls = defineResource('walls', {
  path: 'settings/walls',
  label: { en: ['Wall', 'Walls'], de: ['Wand', 'Wände'] },
  icon: 'door',
  api: { chief: companyRoomComponents, admin: adminRoomComponents },
  access: componentAccess,
  name: 'name',
  fields: componentFields,
  always: { kind: 'wall' },
  list: { ...componentList, empty: { en: 'There is no wall yet.', de: 'Es gibt noch keine Wand.' } },
});
