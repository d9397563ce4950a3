import type { CallId, contract } from '../../contract/index.ts';

const SIGN_IN = 'the sign-in pages and the session';
const VEHICLE = 'the vehicle page';
const PROFILE = 'the profile';
const HOME = 'the home page';
const ALBUMS = 'the photos of an album, and the place for datasets';
const ENGINES = "the page of the operator's cut-out engine";
const HELP = 'the list and the editor of help articles';
const SUPPORT = 'the support panel of the header';
const VIEWS = "the views of a company's page";
const SUMS = 'the sums above the transactions';
const ADDRESS = 'the browser, at an address that another answer hands out';

const SETTINGS = 'the settings screens';

const COMPANY_LOOK = "the look on a company's page";
const NO_VIEWS = "unused: a company's views come with the company";
const BELL = 'the bell, and the notices above every screen';
const FTP_LIST = 'the import above the vehicles from FTP';
const POP_UP = 'the offers that open automatically';

/** A call, or all calls of a group. */
type Named = CallId | `${keyof typeof contract}.*`;

/** The calls that no declaration makes, with the code that makes them; `unused: …` if nothing does. `npm run check` enforces that this is complete. */
export const OTHER_CALLS: Readonly<Partial<Record<Named, string>>> = {
  'adminUsers.toggleBlock':
    'unused: pages say what they want, block or unblock, for they may be out of date',
  'company.one': "unused: a company's page asks by number, for sub-companies have one too",
  'session.*': SIGN_IN,
  'account.saveProfile': PROFILE,
  'account.signIns': PROFILE,
  'account.endSignIn': PROFILE,
  'account.cancelEmailChange': PROFILE,
  'account.saveCompanyProfile': PROFILE,
  'passkeys.*': 'the sign-in page and the profile',
  'account.presets': VIEWS,
  'cars.upload': VEHICLE,
  'cars.uploadExtra': VEHICLE,
  'cars.deleteExtra': VEHICLE,
  'cars.deletePhotos': VEHICLE,
  'cars.move': VEHICLE,
  'cars.overlays': VEHICLE,
  'complaints.ofCar': VEHICLE,
  'complaints.send': VEHICLE,
  'adminComplaints.ofCar': VEHICLE,
  'adminComplaints.answer': "a complaint's page",
  'cars.versions': VEHICLE,
  'cars.restore': VEHICLE,
  'adminCars.versions': VEHICLE,
  'adminCars.restore': VEHICLE,
  'adminCars.placement': 'unused: support calls it by hand',
  'companyCars.deletePhotos': VEHICLE,
  'cars.ftpDeliveries': VEHICLE,
  'adminCars.ftpDeliveries': VEHICLE,
  'cutouts.*': VEHICLE,
  'adminCutouts.*': VEHICLE,
  'cars.price': VEHICLE,
  'adminCars.price': VEHICLE,
  'adminCutoutEngines.*': ENGINES,
  'adminCars.undoDecision': VEHICLE,
  'adminCars.upload': VEHICLE,
  'adminCars.uploadProcessed': VEHICLE,
  'adminCars.deletePhotos': VEHICLE,
  'avatar.*': PROFILE,
  'adminAngles.list': NO_VIEWS,
  'transactions.sums': SUMS,
  'adminTransactions.sums': SUMS,
  'dashboard.*': HOME,
  'angles.*': SETTINGS,
  'companyAngles.*': SETTINGS,
  'adminCompanyAngles.*': SETTINGS,
  'companyRooms.preview': SETTINGS,
  'adminCompanyRooms.preview': SETTINGS,
  'adminRooms.preview': SETTINGS,
  'companyRoomComponents.addImages': SETTINGS,
  'companyRoomComponents.removeImage': SETTINGS,
  'adminCompanyRoomComponents.addImages': SETTINGS,
  'adminCompanyRoomComponents.removeImage': SETTINGS,
  'adminRoomComponents.addImages': SETTINGS,
  'adminRoomComponents.removeImage': SETTINGS,
  'settings.finished': SETTINGS,
  'settings.apply': SETTINGS,
  'settings.applied': SETTINGS,
  'settings.undo': SETTINGS,
  'adminSettings.finished': COMPANY_LOOK,
  'adminSettings.apply': COMPANY_LOOK,
  'adminSettings.applied': COMPANY_LOOK,
  'adminSettings.undo': COMPANY_LOOK,
  'ftp.*': SETTINGS,
  'adminFtp.*': SETTINGS,
  'ftpImport.*': FTP_LIST,
  'adminFtpImport.*': FTP_LIST,
  'specialOffers.unread': POP_UP,
  'specialOffers.count': POP_UP,
  'specialOffers.read': POP_UP,
  'notifications.unread': BELL,
  'notifications.read': BELL,
  'albumPhotos.list': ALBUMS,
  'adminAlbumPhotos.list': ALBUMS,
  'adminAlbumPhotos.upload': ALBUMS,
  'adminAlbumPhotos.markProcessed': ALBUMS,
  'adminAlbumPhotos.remove': ALBUMS,
  'adminDatasets.upload': ALBUMS,
  'instructions.order': HELP,
  'instructions.uploadPicture': HELP,
  'support.send': SUPPORT,
  'adminSupport.download': 'the files of a message to the operator',
  'files.*': ADDRESS,
  'uploads.piece': 'the queues of uploads, once a connection has broken',
  'uploads.look': 'the plan of chosen photos, before they are uploaded',
};
