import { openProduct } from './openProduct.ts';

/**
 * Starts the built product once for all tests.
 * With PRODUCT_URL set, the product that runs there is tested instead.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PRODUCT_URL) return undefined;
  const product = await openProduct();
  process.env.PRODUCT_URL = product.baseUrl;
  return product.close;
}
