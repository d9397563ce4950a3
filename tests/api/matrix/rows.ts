import type { Row, Rows } from './row.ts';
import { account } from './rows/accounts/account.ts';
import { passkeys } from './rows/accounts/passkeys.ts';
import { session } from './rows/accounts/session.ts';
import { adminAlbumPhotos, adminSections, albumPhotos, sections } from './rows/albums/albums.ts';
import { adminDatasets } from './rows/albums/datasets.ts';
import { adminCompanyTokens, companyTokens } from './rows/balance/tokens.ts';
import { adminTransactions, transactions } from './rows/balance/transactions.ts';
import { adminCompanies, adminSubCompanies } from './rows/companies/adminCompanies.ts';
import { company, subCompanies } from './rows/companies/company.ts';
import { adminComplaints, complaints } from './rows/complaints.ts';
import { dashboard } from './rows/dashboard.ts';
import { declaredRows } from './rows/declared.ts';
import { files } from './rows/files.ts';
import { adminFtp, ftp } from './rows/ftpExport.ts';
import { adminFtpImport, ftpImport } from './rows/ftpImport.ts';
import { instructions } from './rows/help.ts';
import {
  adminCompanyBackgrounds,
  adminCompanyBanners,
  adminCompanyLogos,
  adminCompanyPlates,
  backgrounds,
  banners,
  companyBackgrounds,
  companyBanners,
  companyLogos,
  companyPlates,
  logos,
  plates,
} from './rows/looks/pictures.ts';
import { adminSettings, settings } from './rows/looks/settings.ts';
import { adminNotifications, notifications } from './rows/notifications.ts';
import { adminSpecialOffers, specialOffers } from './rows/offers.ts';
import { adminCutoutEngines } from './rows/processing/cutoutEngines.ts';
import { adminCutouts, cutouts } from './rows/processing/cutouts.ts';
import {
  adminCompanyRoomComponents,
  adminRoomComponents,
  companyRoomComponents,
} from './rows/rooms/components.ts';
import { adminCompanyRooms, adminRooms, companyRooms, rooms } from './rows/rooms/rooms.ts';
import {
  adminCompanyUsers,
  adminPhotoManagers,
  adminUsers,
  avatar,
  companyUsers,
} from './rows/staff.ts';
import { adminSupport, support } from './rows/support.ts';
import { uploads } from './rows/uploads.ts';
import { adminCars } from './rows/vehicles/adminCars.ts';
import { cars } from './rows/vehicles/cars.ts';
import { companyCars } from './rows/vehicles/companyCars.ts';
import { adminAngles, adminCompanyAngles, angles, companyAngles } from './rows/views.ts';

type Prefixed<Group extends string, Calls> = {
  [Name in keyof Calls & string as `${Group}.${Name}`]: Row;
};

const prefixed = <Group extends string, Calls extends Record<string, Row>>(
  group: Group,
  calls: Calls,
) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, row]) => [`${group}.${name}`, row]),
  ) as Prefixed<Group, Calls>;

/** How each call of the contract is tried; see row.ts. */
export const rows: Rows & Readonly<Record<string, Row>> = {
  ...prefixed('session', session),
  ...prefixed('account', account),
  ...prefixed('passkeys', passkeys),
  ...prefixed('cars', cars),
  ...prefixed('companyCars', companyCars),
  ...prefixed('adminCars', adminCars),
  ...prefixed('complaints', complaints),
  ...prefixed('adminComplaints', adminComplaints),
  ...prefixed('company', company),
  ...prefixed('subCompanies', subCompanies),
  ...prefixed('companyUsers', companyUsers),
  ...prefixed('companyTokens', companyTokens),
  ...prefixed('avatar', avatar),
  ...prefixed('adminCompanies', adminCompanies),
  ...prefixed('adminSubCompanies', adminSubCompanies),
  ...prefixed('adminAngles', adminAngles),
  ...prefixed('adminCompanyUsers', adminCompanyUsers),
  ...prefixed('adminPhotoManagers', adminPhotoManagers),
  ...prefixed('adminUsers', adminUsers),
  ...prefixed('adminCompanyTokens', adminCompanyTokens),
  ...prefixed('transactions', transactions),
  ...prefixed('adminTransactions', adminTransactions),
  ...prefixed('cutouts', cutouts),
  ...prefixed('adminCutouts', adminCutouts),
  ...prefixed('adminCutoutEngines', adminCutoutEngines),
  ...prefixed('dashboard', dashboard),
  ...prefixed('rooms', rooms),
  ...prefixed('companyRooms', companyRooms),
  ...prefixed('adminCompanyRooms', adminCompanyRooms),
  ...prefixed('adminRooms', adminRooms),
  ...prefixed('companyRoomComponents', companyRoomComponents),
  ...prefixed('adminCompanyRoomComponents', adminCompanyRoomComponents),
  ...prefixed('adminRoomComponents', adminRoomComponents),
  ...prefixed('angles', angles),
  ...prefixed('companyAngles', companyAngles),
  ...prefixed('adminCompanyAngles', adminCompanyAngles),
  ...prefixed('plates', plates),
  ...prefixed('companyPlates', companyPlates),
  ...prefixed('adminCompanyPlates', adminCompanyPlates),
  ...prefixed('backgrounds', backgrounds),
  ...prefixed('logos', logos),
  ...prefixed('banners', banners),
  ...prefixed('companyBackgrounds', companyBackgrounds),
  ...prefixed('companyLogos', companyLogos),
  ...prefixed('companyBanners', companyBanners),
  ...prefixed('adminCompanyBackgrounds', adminCompanyBackgrounds),
  ...prefixed('adminCompanyLogos', adminCompanyLogos),
  ...prefixed('adminCompanyBanners', adminCompanyBanners),
  ...prefixed('settings', settings),
  ...prefixed('adminSettings', adminSettings),
  ...prefixed('ftp', ftp),
  ...prefixed('adminFtp', adminFtp),
  ...prefixed('ftpImport', ftpImport),
  ...prefixed('adminFtpImport', adminFtpImport),
  ...prefixed('specialOffers', specialOffers),
  ...prefixed('adminSpecialOffers', adminSpecialOffers),
  ...prefixed('notifications', notifications),
  ...prefixed('adminNotifications', adminNotifications),
  ...prefixed('instructions', instructions),
  ...prefixed('support', support),
  ...prefixed('adminSupport', adminSupport),
  ...prefixed('sections', sections),
  ...prefixed('albumPhotos', albumPhotos),
  ...prefixed('adminSections', adminSections),
  ...prefixed('adminAlbumPhotos', adminAlbumPhotos),
  ...prefixed('adminDatasets', adminDatasets),
  ...declaredRows,
  ...prefixed('files', files),
  ...prefixed('uploads', uploads),
};
