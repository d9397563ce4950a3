import { reference } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { CAR_FIELD_NAMES } from '../../../contract/vehicles/carFields.ts';
import {
  activityFilters,
  carDeclaration,
  carFields,
  carList,
  changedFilter,
  companyFilter,
  fieldFilters,
  ftpFilter,
  moderationAccess,
  moderationActions,
  moderationCalls,
  moderationColumns,
  moderationFilter,
  stateFilter,
} from './car.fields.ts';

/** Every company's vehicles, for the operator (specification, chapters 2, 6 and 7). */
export const adminCars = defineResource('adminCars', {
  ...carDeclaration,
  path: 'vehicles-moderation',
  label: {
    en: ['Vehicle', 'Vehicles moderation', 'New vehicle'],
    de: ['Fahrzeug', 'Fahrzeug-Moderation', 'Neues Fahrzeug'],
  },
  icon: 'check',
  api: moderationCalls,
  access: { admin: ['create', ...moderationAccess] },
  fields: {
    ...carFields,
    company_id: reference({ en: 'Company', de: 'Firma' }, 'companyChoices', { sort: false }),
  },
  list: {
    ...carList,
    columns: moderationColumns,
    filters: [
      moderationFilter,
      companyFilter,
      stateFilter,
      ...fieldFilters,
      changedFilter,
      ftpFilter,
      ...activityFilters,
    ],
    /** The list of vehicles to fix is read in one page (specification, chapter 9). */
    pageSizes: { moderation: { to_fix: 1000 } },
    above: () => import('./ModerationQueue.tsx'),
  },
  create: ['company_id', ...CAR_FIELD_NAMES],
  outcomes: { created: 'vehicle_added', saved: 'vehicle_data_updated' },
  actions: moderationActions,
  menu: { order: 20 },
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
