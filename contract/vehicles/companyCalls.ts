import { call } from '../call.ts';
import { CompanyChoice } from '../companies/company.ts';
import { done, link, list, page } from '../page.ts';
import {
  carParams,
  downloadChoice,
  photoChoice,
  processAnswer,
  processChoice,
} from '../photos/shapes.ts';
import { companyCarQuery } from './queries.ts';
import { CarRow } from './vehicle.ts';

const chief = ['chief'] as const;

/** A company's vehicles, the calls that only its head uses (specification, chapters 6 and 7). */
export const companyCars = {
  list: call({
    method: 'GET',
    path: 'company/cars',
    summary: 'Vehicles of the company and its sub-companies',
    roles: chief,
    query: companyCarQuery,
    response: page(CarRow),
  }),
  ownedCompanies: call({
    method: 'GET',
    path: 'company/cars/owned-companies',
    summary: 'The company and its sub-companies, to filter by',
    roles: chief,
    response: list(CompanyChoice),
  }),
  ftpUpload: call({
    method: 'POST',
    path: 'company/cars/:car/ftp/upload',
    summary: "Send a vehicle's finished pictures to the company's FTP server",
    roles: chief,
    params: carParams,
    response: done,
  }),
  download: call({
    method: 'POST',
    path: 'company/cars/:car/photo/download',
    summary: 'Prepare pictures for download',
    changesNothing: true,
    roles: chief,
    params: carParams,
    body: downloadChoice,
    response: link,
  }),
  deletePhotos: call({
    method: 'POST',
    path: 'company/cars/:car/photo/delete',
    summary: 'Delete photos',
    roles: chief,
    params: carParams,
    body: photoChoice,
    response: done,
  }),
  process: call({
    method: 'POST',
    path: 'company/cars/:car/photo/process',
    summary: 'Send photos to processing',
    roles: chief,
    params: carParams,
    body: processChoice,
    response: processAnswer,
  }),
};
