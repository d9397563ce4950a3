import { withOwnProduct } from '../../e2e/ownProduct.ts';
import { buildEjected } from './buildEjected.ts';

/** A separate product, whose data no other test changes, and a build of the application with ejected views. */
export const test = withOwnProduct().extend<object, { ejected: string }>({
  ejected: [
    async ({ browserName: _ }, use) => {
      await using build = await buildEjected();
      await use(build.folder);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
