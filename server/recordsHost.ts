import type { RecordsHost } from '@turntable/declare/server/rest/records.ts';
import { REST_FILE } from '@turntable/declare/server/rest/values.ts';
import { SURROUNDINGS } from './db/restTables.ts';
import { companiesIn } from './db/scope.ts';
import { removeFiles, storeFiles } from './services/files/storedFiles.ts';
import { scopeOf } from './services/scope/principal.ts';
import type { ServiceContext } from './services/shared/context.ts';
import { acceptPicture } from './services/uploads/acceptPicture.ts';

const PICTURE_WIDTH = 1600;

/** Returns what declared resources need of this server: its transactions, files and pictures. */
export const recordsHost = (context: ServiceContext): RecordsHost => ({
  resources: context.rest,
  surroundings: SURROUNDINGS,
  signing: context.signing,
  uploads: context.config,
  companiesOf: (principal) => companiesIn(scopeOf(principal)),
  as: (principal, work) => context.db.as(scopeOf(principal), work),
  storePicture: (file) =>
    acceptPicture(context, file, { kind: REST_FILE, field: 'file', width: PICTURE_WIDTH }),
  storeFile: (key, file) => storeFiles(context, { [key]: file }),
  removeFiles: (tx, keys) => removeFiles(context, tx, keys),
});
