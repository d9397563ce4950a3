import { buildEjected } from './eject/buildEjected.ts';
import { withOwnProduct } from './ownProduct.ts';

/**
 * Runs tests on a separate product, one file after the other, so that no other test changes its data meanwhile. It may connect to this
 * machine by FTP and imports what it has seen there once.
 */
export const onQuietProduct = withOwnProduct({
  env: {
    FTP_ALLOW_PRIVATE: 'true',
    FTP_IMPORT_SETTLE: '0',
    FTP_IMPORT_MINUTES: '0',
    LOG_LEVEL: 'error',
  },
}).extend<object, { ejected: string }>({
  // the build with the ejected views of tests/e2e/eject, made on first use
  ejected: [
    async ({ browserName: _ }, use) => {
      await using build = await buildEjected();
      await use(build.folder);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
