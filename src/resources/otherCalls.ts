import type { CallId } from '../../contract/index.ts';

const SIGN_IN = 'the sign-in pages and the session';
const VEHICLE = 'the vehicle page';
const SUMS = 'the sums above the transactions';
const ADDRESS = 'the browser, at an address that another answer hands out';

const NO_PROFILE = 'unused: the profile has no form yet';
const NO_SETTINGS = 'unused: the settings of the look have no screen yet';
const NO_AVATAR = 'unused: a picture can be replaced, not yet taken away';
const NO_VIEWS = "unused: a company's views come with the company";
const NO_BELL = 'unused: the bell shows no notices yet';
const NO_POP_UP = 'unused: offers do not open by themselves yet';
const NO_HOME = 'unused: the home page shows no figures yet';
const NO_REST = 'unused: every resource of the product has calls of its own';

/** The calls that no declaration makes, and who does; `unused: …` where nobody does. `npm run check` keeps it true. */
export const OTHER_CALLS: Readonly<Partial<Record<CallId, string>>> = {
  'session.login': SIGN_IN,
  'session.me': SIGN_IN,
  'session.refresh': SIGN_IN,
  'session.logout': SIGN_IN,
  'session.forgotPassword': SIGN_IN,
  'session.resetPassword': SIGN_IN,
  'account.saveProfile': NO_PROFILE,
  'account.saveCompanyProfile': NO_PROFILE,
  'account.plates': NO_SETTINGS,
  'account.companyPlates': NO_SETTINGS,
  'account.presets': NO_SETTINGS,
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
  'companyUsers.removeAvatar': NO_AVATAR,
  'adminUsers.removeAvatar': NO_AVATAR,
  'avatar.upload': NO_PROFILE,
  'avatar.remove': NO_PROFILE,
  'adminAngles.list': NO_VIEWS,
  'transactions.sums': SUMS,
  'adminTransactions.sums': SUMS,
  'dashboard.one': NO_HOME,
  'rooms.list': NO_SETTINGS,
  'companyRooms.list': NO_SETTINGS,
  'specialOffers.unread': NO_POP_UP,
  'specialOffers.count': NO_POP_UP,
  'specialOffers.read': NO_POP_UP,
  'notifications.unread': NO_BELL,
  'notifications.read': NO_BELL,
  'rest.list': NO_REST,
  'rest.one': NO_REST,
  'rest.create': NO_REST,
  'rest.save': NO_REST,
  'rest.remove': NO_REST,
  'rest.upload': NO_REST,
  'files.picture': ADDRESS,
  'files.download': ADDRESS,
};
