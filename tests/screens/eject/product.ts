import type { Page } from '@playwright/test';
import { beSignedIn } from '../../e2e/dealer.ts';
import { withOwnProduct } from '../../e2e/ownProduct.ts';
import { buildEjected } from './buildEjected.ts';
import { servePages } from './servePages.ts';

interface Pages {
  /** The operator's pages: of the product, and of a build with ejected views. */
  derived: Page;
  ejected: Page;
}

/** A separate product, whose data no other test changes. */
export const test = withOwnProduct().extend<Pages, { ejectedFolder: string }>({
  ejectedFolder: [
    async ({ browserName: _ }, use) => {
      await using build = await buildEjected();
      await use(build.folder);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  derived: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    await beSignedIn(context, baseURL, 'operator');
    await use(await context.newPage());
    await context.close();
  },
  ejected: async ({ browser, baseURL, ejectedFolder }, use) => {
    const context = await browser.newContext({ baseURL });
    await servePages(context, ejectedFolder);
    await beSignedIn(context, baseURL, 'operator');
    await use(await context.newPage());
    await context.close();
  },
});
