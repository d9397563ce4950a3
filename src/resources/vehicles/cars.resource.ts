import { defineResource } from '@turntable/declare/define/resource.ts';
import { CAR_FIELD_NAMES } from '../../../contract/vehicles/carFields.ts';
import {
  activityFilters,
  carAccess,
  carCalls,
  carDeclaration,
  carFields,
  carList,
  changedFilter,
  companyActions,
  fieldFilters,
  ftpFilter,
  stateFilter,
} from './car.fields.ts';

/** The vehicles of a company (specification, chapter 2: Vehicles). */
export const cars = defineResource('cars', {
  ...carDeclaration,
  path: 'vehicles',
  label: {
    en: ['Vehicle', 'Vehicles', 'New vehicle'],
    de: ['Fahrzeug', 'Fahrzeuge', 'Neues Fahrzeug'],
  },
  icon: 'car',
  api: carCalls,
  access: { chief: ['create', ...carAccess.chief], employee: ['create', ...carAccess.employee] },
  fields: carFields,
  list: {
    ...carList,
    filters: [
      stateFilter,
      ...fieldFilters,
      ftpFilter,
      changedFilter,
      { name: 'company_id', label: { en: 'Company', de: 'Firma' }, reference: 'ownedCompanies' },
      { name: 'user_id', label: { en: 'Added by', de: 'Angelegt von' }, reference: 'users' },
      { name: 'photos_by', label: { en: 'Photos by', de: 'Fotos von' }, reference: 'users' },
      ...activityFilters,
    ],
    empty: {
      en: 'Create your first vehicle, then add its photos.',
      de: 'Legen Sie Ihr erstes Fahrzeug an und fügen Sie dann seine Fotos hinzu.',
    },
  },
  create: CAR_FIELD_NAMES,
  outcomes: { created: 'vehicle_added', saved: 'vehicle_data_updated' },
  actions: companyActions,
  menu: { order: 10 },
  views: { record: () => import('../../customRoutes/vehicles/VehiclePage.tsx') },
});
