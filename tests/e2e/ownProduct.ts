import { test as base } from '@playwright/test';
import { openProduct } from './openProduct.ts';

interface Options {
  /** Settings of the product. */
  env?: Record<string, string>;
  /** What has to be there before it starts. */
  prepare?: () => Promise<unknown>;
  /** What is run in place of the product's own server. */
  script?: string;
}

/** Tests on a built product of their own, with settings and sample data that no other test meets. */
export const withOwnProduct = ({ env, prepare, script }: Options = {}) =>
  base.extend<object, { product: string }>({
    product: [
      async ({ browserName: _ }, use) => {
        await prepare?.();
        const product = await openProduct(env, script);
        await use(product.baseUrl);
        await product.close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ product }, use) => use(product),
  });
