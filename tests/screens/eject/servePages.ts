import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Serves the pages from another build; API calls still reach the product. */
export const servePages = (context: BrowserContext, folder: string) =>
  context.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      return route.fulfill({
        path: existsSync(file) && !file.endsWith('/') ? file : join(folder, 'index.html'),
      });
    },
  );
