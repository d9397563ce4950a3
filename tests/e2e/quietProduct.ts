import { buildEjected } from './eject/buildEjected.ts';
import { withOwnProduct } from './ownProduct.ts';

/**
 * Tests on a product of their own, one file after the other: nobody publishes or adds meanwhile what they look at. It may call this
 * machine by FTP, and takes what it has seen there once.
 */
export const onQuietProduct = withOwnProduct({
  env: {
    FTP_ALLOW_PRIVATE: 'true',
    FTP_IMPORT_SETTLE: '0',
    FTP_IMPORT_MINUTES: '0',
    LOG_LEVEL: 'error',
  },
}).extend<object, { ejected: string }>({
  // the application with the views that tests/e2e/eject compares, built when the first of them asks for it
  ejected: [
    async ({ browserName: _ }, use) => {
      await using build = await buildEjected();
      await use(build.folder);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
