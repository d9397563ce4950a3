import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminCompanyRoomComponents } from '../../../contract/rooms/componentCalls.ts';
import {
  companyComponentAccess,
  componentList,
  componentOf,
  componentViews,
  wallCalls,
} from './component.fields.ts';

/** A company's walls, and those offered to it: its tab Walls (specification, chapters 3, 6 and 7). */
export const companyWalls = defineResource('companyWalls', {
  ...componentOf('wall'),
  path: 'company-walls',
  label: { en: ['Wall', 'Walls', 'New wall'], de: ['Wand', 'Wände', 'Neue Wand'] },
  api: { admin: wallCalls(adminCompanyRoomComponents) },
  access: companyComponentAccess,
  list: {
    ...componentList,
    empty: { en: 'There is no wall yet.', de: 'Es gibt noch keine Wand.' },
  },
  views: componentViews,
});
