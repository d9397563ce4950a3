import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { lazy } from 'react';
import type { CarRow } from '../../../contract/entities/car.ts';
import { CARS_LIST } from '../../dataProvider/carsQuery.ts';
import type { BulkAction, Filter, ListDefinition } from '../../framework/list/definition.ts';
import { CarCard } from './CarCard.tsx';
import { CAR_COLUMNS } from './carColumns.ts';
import { carName, FTP_CHOICES, STATE_CHOICES } from './carStates.ts';
import { BODY_TYPE_CHOICES, FUEL_TYPE_CHOICES } from './choices.ts';
import { useCompanyChoices } from './companyChoices.ts';

const field = (name: string) => `resources.cars.fields.${name}`;

const FILTERS: readonly Filter[] = [
  { kind: 'choice', source: 'state', label: field('state'), choices: STATE_CHOICES },
  { kind: 'choice', source: 'body_type', label: field('body_type'), choices: BODY_TYPE_CHOICES },
  { kind: 'choice', source: 'fuel_type', label: field('fuel_type'), choices: FUEL_TYPE_CHOICES },
  { kind: 'choice', source: 'ftp', label: field('ftp_upload_date'), choices: FTP_CHOICES },
  { kind: 'days', from: 'changed_from', to: 'changed_to', label: field('updated_at') },
  { kind: 'choice', source: 'company_id', label: field('company_title'), choices: useCompanyChoices },
];

const BULK_ACTIONS: readonly BulkAction[] = [
  { name: 'process', label: 'vehicles.bulk.process', Icon: AutoFixHigh, Run: lazy(() => import('./bulk/ProcessCars.tsx')) },
  { name: 'download', label: 'vehicles.bulk.download', Icon: FileDownloadOutlined, Run: lazy(() => import('./bulk/DownloadCars.tsx')) },
  {
    name: 'delete',
    label: 'vehicles.bulk.delete',
    Icon: DeleteOutlined,
    isDestructive: true,
    Run: lazy(() => import('./bulk/DeleteCars.tsx')),
  },
];

/** The vehicles of a company (specification, chapter 2: Vehicles). */
export const CAR_LIST: ListDefinition<CarRow> = {
  resource: 'cars',
  texts: 'vehicles.list',
  ...CARS_LIST,
  columns: CAR_COLUMNS,
  filters: FILTERS,
  bulkActions: BULK_ACTIONS,
  Card: CarCard,
  nameOf: (car) => carName(car) ?? `#${car.id}`,
  isBusy: ({ state }) => state === 'processing',
};
