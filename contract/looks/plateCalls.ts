import { adminPictures, companyPictures, offeredPictures } from './callsOfKind.ts';
import { LicencePlateRow, PictureSave, plateForm } from './pictureRows.ts';

const plate = { row: LicencePlateRow, save: PictureSave, form: plateForm };

/** Pictures of licence plates (specification, chapter 7: GET plate, company/plate if chief); calls to add own ones are assumed. */
export const companyPlates = companyPictures('plate', plate);
export const plates = offeredPictures('plate', LicencePlateRow);
export const adminCompanyPlates = adminPictures('plate', plate);
