import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Answers the pages from another build; the API stays the product's. */
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
