import { call } from '@turntable/declare/contract/call.ts';
import { list, page } from '@turntable/declare/contract/page.ts';
import { CompanyChoice } from '../companies/company.ts';
import { companyCarDeliveries } from '../ftpExport/vehicleCalls.ts';
import { companyCarPhotos } from '../photos/calls.ts';
import { processCall } from '../processing/calls.ts';
import { companyCarQuery } from './queries.ts';
import { CarRow } from './vehicle.ts';

const chief = ['chief'] as const;

/** A company's vehicles, the calls only for managers (specification, chapters 6 and 7). */
export const companyCars = {
  list: call({
    method: 'GET',
    path: 'company/cars',
    summary: 'List vehicles of the company and its sub-companies',
    roles: chief,
    query: companyCarQuery,
    response: page(CarRow),
  }),
  ownedCompanies: call({
    method: 'GET',
    path: 'company/cars/owned-companies',
    summary: 'List the company and its sub-companies, for filtering',
    roles: chief,
    response: list(CompanyChoice),
  }),
  ...companyCarPhotos,
  process: processCall('company/cars', chief),
  ...companyCarDeliveries,
};
