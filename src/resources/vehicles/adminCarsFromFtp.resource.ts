import { defineResource } from '../../framework/define/resource.ts';
import {
  carColumns,
  carFields,
  changedFilter,
  companyFilter,
  moderationAccess,
  moderationActions,
  moderationCalls,
  moderationFilter,
  stateFilter,
} from './car.fields.ts';
import { carBody } from './carBody.ts';

/** Every company's vehicles that came in by FTP, for the operator. */
export const adminCarsFromFtp = defineResource('adminCarsFromFtp', {
  path: 'vehicles-from-ftp-admin',
  label: {
    en: ['Vehicle from FTP', 'Vehicles from FTP'],
    de: ['Fahrzeug vom FTP', 'Fahrzeuge vom FTP'],
  },
  icon: 'cloud',
  api: moderationCalls,
  access: { admin: moderationAccess },
  always: { from_ftp: 1 },
  name: 'vehicle_name',
  fields: carFields,
  list: {
    columns: carColumns,
    filters: [moderationFilter, companyFilter, stateFilter, changedFilter],
    sort: ['updated_at', 'DESC'],
    pageSizes: { moderation: { to_fix: 1000 } },
    search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
    card: () => import('./CarCard.tsx'),
    busy: { state: 'processing' },
    above: () => import('../ftpImport/AnyImport.tsx'),
  },
  actions: moderationActions,
  menu: { order: 30 },
  body: carBody,
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
