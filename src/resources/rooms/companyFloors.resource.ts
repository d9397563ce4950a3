import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanyRoomComponents } from '../../../contract/rooms/componentCalls.ts';
import {
  companyComponentAccess,
  componentList,
  componentOf,
  componentViews,
  floorCalls,
} from './component.fields.ts';

/** A company's floors, and those offered to it: its tab Floors (specification, chapters 3, 6 and 7). */
export const companyFloors = defineResource('companyFloors', {
  ...componentOf('floor'),
  path: 'company-floors',
  label: { en: ['Floor', 'Floors', 'New floor'], de: ['Boden', 'Böden', 'Neuer Boden'] },
  api: { admin: floorCalls(adminCompanyRoomComponents) },
  access: companyComponentAccess,
  list: {
    ...componentList,
    empty: { en: 'There is no floor yet.', de: 'Es gibt noch keinen Boden.' },
  },
  views: componentViews,
});
