import { LicencePlateRow, PictureSave, plateForm } from '../entities/lookAssets.ts';
import { adminPictures, companyPictures, offeredPictures } from './pictureCalls.ts';

const plate = { row: LicencePlateRow, save: PictureSave, form: plateForm };

/** Pictures of licence plates (specification, chapter 7: GET plate, company/plate if chief); adding own ones is assumed. */
export const companyPlates = companyPictures('plate', plate);
export const plates = offeredPictures('plate', LicencePlateRow);
export const adminCompanyPlates = adminPictures('plate', plate);
