import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  carAccess,
  carCalls,
  carDeclaration,
  carFields,
  carList,
  changedFilter,
  companyActions,
  ftpFilter,
  stateFilter,
} from './car.fields.ts';

/** A company's vehicles from FTP, if it has the option (specification, chapters 2 and 6). */
export const carsFromFtp = defineResource('carsFromFtp', {
  ...carDeclaration,
  path: 'vehicles-from-ftp',
  label: {
    en: ['Vehicle from FTP', 'Vehicles from FTP'],
    de: ['Fahrzeug vom FTP', 'Fahrzeuge vom FTP'],
  },
  icon: 'cloud',
  api: carCalls,
  access: carAccess,
  always: { from_ftp: 1 },
  fields: carFields,
  list: {
    ...carList,
    filters: [stateFilter, ftpFilter, changedFilter],
    empty: { en: 'Nothing has come in by FTP yet.', de: 'Per FTP ist noch nichts angekommen.' },
    above: () => import('../ftpImport/ImportStrip.tsx'),
  },
  actions: companyActions,
  menu: { order: 80, needs: 'get_cars_from_ftp' },
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
