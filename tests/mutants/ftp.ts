import type { Mutant } from './mutant.ts';

/** Sending to and importing from a dealer’s FTP server. */
export const ftp: readonly Mutant[] = [
  {
    does: 'a vehicle is sent automatically although a plate can be read on a picture',
    file: 'server/services/ftpExport/delivery.ts',
    find: 'if (!known && work.finished && showsPlate > 0) {',
    replace: 'if (!known && work.finished && showsPlate > 99) {',
    caughtBy: 'tests/api/ftpExport/heldBack.test.ts',
    test: 'not sent automatically',
  },
  {
    does: 'a changed FTP port keeps the stored password',
    file: 'contract/ftpExport/server.ts',
    find: 'portOf(after) !== portOf(before) ||',
    replace: '',
    caughtBy: 'tests/api/ftpExport/settings.test.ts',
    test: 'the password',
  },
  {
    does: 'a stored FTP password is sent without TLS',
    file: 'contract/ftpExport/server.ts',
    find: "(after.ftp_security === 'none' && before.ftp_security !== 'none')",
    replace: 'false',
    caughtBy: 'tests/api/ftpExport/settings.test.ts',
    test: 'the password',
  },
  {
    does: 'the text that a company’s FTP upload returns as `error` is lost',
    file: 'src/api/apiError.ts',
    find: '[body.message, body.error]',
    replace: '[body.message]',
    caughtBy: 'tests/unit/web/catalogue.test.ts',
  },
  {
    does: 'saved FTP settings are reported without the catalogue’s title',
    file: 'src/customRoutes/ftpExport/FtpUpload.tsx',
    find: ", title: 'catalogue.success'",
    replace: '',
    caughtBy: 'tests/component/toasts.test.tsx',
    test: 'settings of the FTP server',
  },
  {
    does: 'vehicles from FTP open for a company without the option',
    file: 'src/resourceScreens.tsx',
    find: 'options.isKnown && !options[needs]',
    replace: '!options.isKnown && !options[needs]',
    caughtBy: 'tests/component/routes.test.tsx',
    test: 'cannot be opened by a company without the option',
  },
  {
    does: 'a vehicle that did not come by FTP has a page among those that did',
    file: 'src/customRoutes/vehicles/VehiclePage.tsx',
    find: '/FromFtp$/.test(resource) && car.from_ftp === 0',
    replace: 'false',
    caughtBy: 'tests/component/routes.test.tsx',
    test: 'was not imported',
  },
  {
    does: 'the page of imported vehicles says that nothing has been imported',
    file: 'src/i18n/en/ftpImport.ts',
    find: "never: 'No import is on record yet.'",
    replace: "never: 'Nothing has been imported yet.'",
    caughtBy: 'tests/component/routes.test.tsx',
    test: 'when none is recorded',
  },
];
