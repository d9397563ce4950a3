import type { CallId } from '../../contract/index.ts';

const SIGN_IN = 'the sign-in pages and the session';
const VEHICLE = 'the vehicle page';
const PROFILE = 'the profile';
const HOME = 'the home page';
const ALBUMS = 'the photos of an album, and the place for datasets';
const REST = 'resources without calls of their own (defineRestResource)';
const VIEWS = "the views of a company's page";
const SUMS = 'the sums above the transactions';
const ADDRESS = 'the browser, at an address that another answer hands out';

const NO_SETTINGS = 'unused: the settings of the look have no screen yet';
const NO_VIEWS = "unused: a company's views come with the company";
const NO_BELL = 'unused: the bell shows no notices yet';
const NO_POP_UP = 'unused: offers do not open by themselves yet';

/** The calls that no declaration makes, and who does; `unused: …` where nobody does. `npm run check` keeps it true. */
export const OTHER_CALLS: Readonly<Partial<Record<CallId, string>>> = {
  'session.login': SIGN_IN,
  'session.me': SIGN_IN,
  'session.refresh': SIGN_IN,
  'session.logout': SIGN_IN,
  'session.forgotPassword': SIGN_IN,
  'session.resetPassword': SIGN_IN,
  'account.saveProfile': PROFILE,
  'account.saveCompanyProfile': PROFILE,
  'account.plates': NO_SETTINGS,
  'account.companyPlates': NO_SETTINGS,
  'account.presets': VIEWS,
  'cars.upload': VEHICLE,
  'cars.uploadExtra': VEHICLE,
  'cars.deleteExtra': VEHICLE,
  'cars.deletePhotos': VEHICLE,
  'cars.move': VEHICLE,
  'cars.overlays': VEHICLE,
  'companyCars.deletePhotos': VEHICLE,
  'companyCars.ftpUpload': 'unused: no button sends the pictures of a company to its FTP server yet',
  'adminCars.upload': VEHICLE,
  'adminCars.uploadProcessed': VEHICLE,
  'adminCars.deletePhotos': VEHICLE,
  'avatar.upload': PROFILE,
  'avatar.remove': PROFILE,
  'adminAngles.list': NO_VIEWS,
  'transactions.sums': SUMS,
  'adminTransactions.sums': SUMS,
  'dashboard.one': HOME,
  'rooms.list': NO_SETTINGS,
  'companyRooms.list': NO_SETTINGS,
  'specialOffers.unread': NO_POP_UP,
  'specialOffers.count': NO_POP_UP,
  'specialOffers.read': NO_POP_UP,
  'notifications.unread': NO_BELL,
  'notifications.read': NO_BELL,
  'albumPhotos.list': ALBUMS,
  'adminAlbumPhotos.list': ALBUMS,
  'adminAlbumPhotos.upload': ALBUMS,
  'adminAlbumPhotos.markProcessed': ALBUMS,
  'adminAlbumPhotos.remove': ALBUMS,
  'adminDatasets.upload': ALBUMS,
  'rest.list': REST,
  'rest.one': REST,
  'rest.create': REST,
  'rest.save': REST,
  'rest.remove': REST,
  'rest.upload': REST,
  'files.picture': ADDRESS,
  'files.download': ADDRESS,
};
