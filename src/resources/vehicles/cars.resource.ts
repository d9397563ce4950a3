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
  newCar,
  stateFilter,
} from './car.fields.ts';
import { carBody } from './carBody.ts';

/** The vehicles of a company (specification, chapter 2: Vehicles). */
export const cars = defineResource('cars', {
  path: 'vehicles',
  label: {
    en: ['Vehicle', 'Vehicles', 'New vehicle'],
    de: ['Fahrzeug', 'Fahrzeuge', 'Neues Fahrzeug'],
  },
  icon: 'car',
  api: carCalls,
  access: { chief: ['create', ...carAccess.chief], employee: ['create', ...carAccess.employee] },
  name: 'vehicle_name',
  fields: carFields,
  list: {
    columns: carColumns,
    filters: [
      stateFilter,
      'body_type',
      'fuel_type',
      ftpFilter,
      changedFilter,
      { name: 'company_id', label: { en: 'Company', de: 'Firma' }, reference: 'ownedCompanies' },
    ],
    sort: [CARS_LIST.sort.field, CARS_LIST.sort.order],
    perPage: CARS_LIST.perPage,
    search: { en: 'Search name, VIN, stock number …', de: 'Name, FIN, Bestandsnummer suchen …' },
    empty: {
      en: 'Create your first vehicle, then drop its photos on it.',
      de: 'Legen Sie Ihr erstes Fahrzeug an und ziehen Sie dann seine Fotos darauf.',
    },
    card: () => import('./CarCard.tsx'),
    busy: { state: 'processing' },
  },
  create: newCar,
  outcomes: { created: 'vehicle_added', saved: 'vehicle_data_updated' },
  actions: companyActions,
  menu: { order: 10 },
  body: carBody,
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
