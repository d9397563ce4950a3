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
});
