import type { Call } from './call.ts';
import { account } from './calls/account.ts';
import { adminAngles } from './calls/adminAngles.ts';
import { adminCars } from './calls/adminCars.ts';
import { adminCompanies } from './calls/adminCompanies.ts';
import { adminNotifications } from './calls/adminNotifications.ts';
import { adminSpecialOffers } from './calls/adminSpecialOffers.ts';
import { adminSubCompanies } from './calls/adminSubCompanies.ts';
import { adminTransactions } from './calls/adminTransactions.ts';
import { adminCompanyUsers, adminPhotoManagers, adminUsers } from './calls/adminUsers.ts';
import { adminAlbumPhotos, adminSections, albumPhotos, sections } from './calls/albums.ts';
import { adminCompanyAngles, angles, companyAngles } from './calls/angles.ts';
import { avatar } from './calls/avatar.ts';
import { cars } from './calls/cars.ts';
import { company, subCompanies } from './calls/company.ts';
import { companyCars } from './calls/companyCars.ts';
import { companyUsers } from './calls/companyUsers.ts';
import { adminComplaints, complaints } from './calls/complaints.ts';
import { adminCutoutEngines } from './calls/cutoutEngines.ts';
import { adminCutouts, cutouts } from './calls/cutouts.ts';
import { dashboard } from './calls/dashboard.ts';
import { adminDatasets } from './calls/datasets.ts';
import { files } from './calls/files.ts';
import { adminFtp, ftp } from './calls/ftp.ts';
import { adminFtpImport, ftpImport } from './calls/ftpImport.ts';
import { instructions } from './calls/instructions.ts';
import { notifications } from './calls/notifications.ts';
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
} from './calls/pictures.ts';
import { adminCompanyPlates, companyPlates, plates } from './calls/plates.ts';
import { rest } from './calls/rest.ts';
import {
  adminCompanyRoomComponents,
  adminRoomComponents,
  companyRoomComponents,
} from './calls/roomComponents.ts';
import { adminCompanyRooms, adminRooms, companyRooms, rooms } from './calls/rooms.ts';
import { session } from './calls/session.ts';
import { adminSettings, settings } from './calls/settings.ts';
import { specialOffers } from './calls/specialOffers.ts';
import { adminSupport, support } from './calls/support.ts';
import { adminCompanyTokens, companyTokens } from './calls/tokens.ts';
import { transactions } from './calls/transactions.ts';
import { uploads } from './calls/uploads.ts';

/** The whole API, by group and name. The web imports the groups it needs, not this table. */
export const contract = {
  session,
  account,
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
  rest,
  files,
  uploads,
} satisfies Record<string, Record<string, Call>>;

type Contract = typeof contract;
type Names<Group extends keyof Contract> = `${Group}.${Extract<keyof Contract[Group], string>}`;

/** `cars.list`, `session.login`, … */
export type CallId = { [Group in keyof Contract]: Names<Group> }[keyof Contract];
