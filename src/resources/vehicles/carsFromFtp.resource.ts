import { CARS_LIST } from '../../dataProvider/listQuery.ts';
import { defineResource } from '../../framework/define/resource.ts';
import {
  carAccess,
  carCalls,
  carColumns,
  carFields,
  changedFilter,
  companyActions,
  ftpFilter,
  stateFilter,
} from './car.fields.ts';
import { carBody } from './carBody.ts';

/** The vehicles that came in by FTP, for companies that have it (specification, chapters 2 and 6). */
export const carsFromFtp = defineResource('carsFromFtp', {
  path: 'vehicles-from-ftp',
  label: {
    en: ['Vehicle from FTP', 'Vehicles from FTP'],
    de: ['Fahrzeug vom FTP', 'Fahrzeuge vom FTP'],
  },
  icon: 'cloud',
  api: carCalls,
  access: carAccess,
  always: { from_ftp: 1 },
  name: 'vehicle_name',
  fields: carFields,
  list: {
    columns: carColumns,
    filters: [stateFilter, ftpFilter, changedFilter],
    sort: [CARS_LIST.sort.field, CARS_LIST.sort.order],
    search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
    empty: { en: 'Nothing has come in by FTP yet.', de: 'Per FTP ist noch nichts angekommen.' },
    card: () => import('./CarCard.tsx'),
    busy: { state: 'processing' },
    above: () => import('../ftpImport/ImportStrip.tsx'),
  },
  actions: companyActions,
  menu: { order: 80, needs: 'get_cars_from_ftp' },
  body: carBody,
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
