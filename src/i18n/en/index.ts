import { common } from '@turntable/declare/texts/en/common.ts';
import { list } from '@turntable/declare/texts/en/list.ts';
import { ra } from '@turntable/declare/texts/en/reactAdmin.ts';
import { record } from '@turntable/declare/texts/en/record.ts';
import { rules } from '@turntable/declare/texts/en/rules.ts';
import { albums } from './albums.ts';
import { catalogue } from './catalogue.ts';
import { complaints } from './complaints.ts';
import { cutout_engine } from './cutoutEngine.ts';
import { errors } from './errors.ts';
import { ftp } from './ftp.ts';
import { ftp_import } from './ftpImport.ts';
import { help } from './help.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { rooms } from './rooms.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { vehicle } from './vehicle.ts';
import { vehicles } from './vehicles.ts';
import { versions } from './versions.ts';

/** All English texts of the application; the sign-in pages bring their own (session.ts). */
export const messages = {
  ra,
  albums,
  catalogue,
  common,
  complaints,
  cutout_engine,
  errors,
  ftp,
  ftp_import,
  help,
  list,
  news,
  record,
  rooms,
  rules,
  pages,
  settings,
  shell,
  support,
  vehicle,
  vehicles,
  versions,
  something_went_wrong: catalogue.something_went_wrong,
};
