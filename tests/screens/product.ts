import { withOwnProduct } from '../e2e/ownProduct.ts';

/** A separate product: other tests would delete records that a walk has just found in a list. */
export const test = withOwnProduct({ script: 'tests/screens/serve.ts' });
