import { test as base } from '@playwright/test';
import { openProduct } from './openProduct.ts';

interface Options {
  /** The product's settings. */
  env?: Record<string, string>;
  /** Prepares what the product needs before it starts. */
  prepare?: () => Promise<unknown>;
  /** A script to run instead of the product's server. */
  script?: string;
}

/** Runs tests on a separate product with its own settings and sample data. */
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
