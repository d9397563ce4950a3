import { makeSamples, openProduct } from './openProduct.ts';

/**
 * Makes the sample data, and starts the built product on it once for all tests.
 * With PRODUCT_URL set, the product that runs there is tested instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const removeSamples = await makeSamples();
  if (process.env.PRODUCT_URL) return removeSamples;
  const product = await openProduct();
  process.env.PRODUCT_URL = product.baseUrl;
  return async () => {
    await product.close();
    await removeSamples();
  };
}
