import type { Call } from '@turntable/declare/contract/call.ts';
import { account } from './accounts/accountCalls.ts';
import { passkeys } from './accounts/passkeyCalls.ts';
import { session } from './accounts/sessionCalls.ts';
import { adminAlbumPhotos, adminSections, albumPhotos, sections } from './albums/calls.ts';
import { adminDatasets } from './albums/datasetCalls.ts';
import { adminTransactions } from './balance/adminTransactionCalls.ts';
import { adminCompanyTokens, companyTokens } from './balance/tokenCalls.ts';
import { transactions } from './balance/transactionCalls.ts';
import { adminCompanies } from './companies/adminCalls.ts';
import { adminSubCompanies } from './companies/adminSubCompanyCalls.ts';
import { company, subCompanies } from './companies/calls.ts';
import { adminComplaints, complaints } from './complaints/calls.ts';
import { dashboard } from './dashboard/calls.ts';
import { files } from './files/calls.ts';
import { adminFtp, ftp } from './ftpExport/calls.ts';
import { adminFtpImport, ftpImport } from './ftpImport/calls.ts';
import { instructions } from './help/calls.ts';
import {
  adminCompanyBackgrounds,
  adminCompanyBanners,
  adminCompanyLogos,
  backgrounds,
  banners,
  companyBackgrounds,
  companyBanners,
  companyLogos,
  logos,
} from './looks/pictureCalls.ts';
import { adminCompanyPlates, companyPlates, plates } from './looks/plateCalls.ts';
import { adminSettings, settings } from './looks/settingsCalls.ts';
import { adminNotifications } from './notifications/adminCalls.ts';
import { notifications } from './notifications/calls.ts';
import { adminSpecialOffers } from './offers/adminCalls.ts';
import { specialOffers } from './offers/calls.ts';
import { adminCutouts, cutouts } from './processing/cutoutCalls.ts';
import { adminCutoutEngines } from './processing/cutoutEngineCalls.ts';
import { adminCompanyRooms, adminRooms, companyRooms, rooms } from './rooms/calls.ts';
import {
  adminCompanyRoomComponents,
  adminRoomComponents,
  companyRoomComponents,
} from './rooms/componentCalls.ts';
import { adminCompanyUsers, adminPhotoManagers, adminUsers } from './staff/adminCalls.ts';
import { avatar } from './staff/avatarCalls.ts';
import { companyUsers } from './staff/calls.ts';
import { adminSupport, support } from './support/calls.ts';
import { uploads } from './uploads/calls.ts';
import { adminCars } from './vehicles/adminCalls.ts';
import { cars } from './vehicles/calls.ts';
import { companyCars } from './vehicles/companyCalls.ts';
import { adminAngles } from './views/adminCalls.ts';
import { adminCompanyAngles, angles, companyAngles } from './views/calls.ts';

/** The whole API, by group and name. The web imports the groups it needs, not this table. */
export const contract = {
  session,
  account,
  passkeys,
  cars,
  companyCars,
  adminCars,
  complaints,
  adminComplaints,
  company,
  subCompanies,
  companyUsers,
  companyTokens,
  avatar,
  adminCompanies,
  adminSubCompanies,
  adminAngles,
  adminCompanyUsers,
  adminPhotoManagers,
  adminUsers,
  adminCompanyTokens,
  transactions,
  adminTransactions,
  cutouts,
  adminCutouts,
  adminCutoutEngines,
  dashboard,
  rooms,
  companyRooms,
  adminCompanyRooms,
  adminRooms,
  companyRoomComponents,
  adminCompanyRoomComponents,
  adminRoomComponents,
  angles,
  companyAngles,
  adminCompanyAngles,
  plates,
  companyPlates,
  adminCompanyPlates,
  backgrounds,
  logos,
  banners,
  companyBackgrounds,
  companyLogos,
  companyBanners,
  adminCompanyBackgrounds,
  adminCompanyLogos,
  adminCompanyBanners,
  settings,
  adminSettings,
  ftp,
  adminFtp,
  ftpImport,
  adminFtpImport,
  specialOffers,
  adminSpecialOffers,
  notifications,
  adminNotifications,
  instructions,
  support,
  adminSupport,
  sections,
  albumPhotos,
  adminSections,
  adminAlbumPhotos,
  adminDatasets,
  files,
  uploads,
} satisfies Record<string, Record<string, Call>>;

type Contract = typeof contract;
type Names<Group extends keyof Contract> = `${Group}.${Extract<keyof Contract[Group], string>}`;

/** `cars.list`, `session.login`, … */
export type CallId = { [Group in keyof Contract]: Names<Group> }[keyof Contract];
