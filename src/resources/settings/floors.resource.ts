import { adminRoomComponents, companyRoomComponents } from '../../../contract/calls/roomComponents.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { componentAccess, componentFields, componentList } from './component.fields.ts';

/** Floors: what lies under a vehicle in a room (specification, chapters 3, 6 and 7). */
export const floors = defineResource('floors', {
  path: 'settings/floors',
  label: { en: ['Floor', 'Floors'], de: ['Boden', 'Böden'] },
  icon: 'door',
  api: { chief: companyRoomComponents, admin: adminRoomComponents },
  access: componentAccess,
  name: 'name',
  fields: componentFields,
  always: { kind: 'floor' },
  list: { ...componentList, empty: { en: 'There is no floor yet.', de: 'Es gibt noch keinen Boden.' } },
});
