import { makeSamples, openProduct } from './openProduct.ts';

/**
 * Creates the sample data and starts the built product on it once for all tests.
 * If PRODUCT_URL is set, tests the product that runs there instead.
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
