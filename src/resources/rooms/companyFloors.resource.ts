import { adminCompanyRoomComponents } from '../../../contract/rooms/componentCalls.ts';
import { defineResource } from '../../framework/define/resource.ts';
import {
  companyComponentAccess,
  componentActions,
  componentFields,
  componentForm,
  componentList,
  componentViews,
  floorCalls,
} from '../settings/component.fields.ts';

/** A company's floors, with those that it may use as well: its tab Floors (specification, chapters 3, 6 and 7). */
export const companyFloors = defineResource('companyFloors', {
  path: 'company-floors',
  label: { en: ['Floor', 'Floors', 'New floor'], de: ['Boden', 'Böden', 'Neuer Boden'] },
  icon: 'door',
  api: { admin: floorCalls(adminCompanyRoomComponents) },
  access: companyComponentAccess,
  name: 'name',
  fields: componentFields,
  always: { kind: 'floor' },
  list: {
    ...componentList,
    empty: { en: 'There is no floor yet.', de: 'Es gibt noch keinen Boden.' },
  },
  form: componentForm,
  views: componentViews,
  actions: componentActions,
});
