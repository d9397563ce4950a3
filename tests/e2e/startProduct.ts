import { makeSamples } from '../samples.ts';
import { openProduct, SAMPLES } from './openProduct.ts';

/**
 * Creates the sample data and starts the built product on it once for all tests.
 * If PRODUCT_URL is set, tests the product that runs there instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const samples = await makeSamples();
  process.env[SAMPLES] = samples.folder;
  if (process.env.PRODUCT_URL) return samples.remove;
  const product = await openProduct();
  process.env.PRODUCT_URL = product.baseUrl;
  return async () => {
    await product.close();
    await samples.remove();
  };
}
