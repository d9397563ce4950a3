import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  carDeclaration,
  carFields,
  carList,
  changedFilter,
  companyFilter,
  moderationAccess,
  moderationActions,
  moderationCalls,
  moderationFilter,
  stateFilter,
} from './car.fields.ts';

/** Every company's vehicles from FTP, for the operator. */
export const adminCarsFromFtp = defineResource('adminCarsFromFtp', {
  ...carDeclaration,
  path: 'vehicles-from-ftp-admin',
  label: {
    en: ['Vehicle from FTP', 'Vehicles from FTP'],
    de: ['Fahrzeug vom FTP', 'Fahrzeuge vom FTP'],
  },
  icon: 'cloud',
  api: moderationCalls,
  access: { admin: moderationAccess },
  always: { from_ftp: 1 },
  fields: carFields,
  list: {
    ...carList,
    filters: [moderationFilter, companyFilter, stateFilter, changedFilter],
    pageSizes: { moderation: { to_fix: 1000 } },
    above: () => import('../ftpImport/AnyImport.tsx'),
  },
  actions: moderationActions,
  menu: { order: 30 },
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
