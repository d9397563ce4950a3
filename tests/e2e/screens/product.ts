import { withOwnProduct } from '../ownProduct.ts';

/** A separate product: other tests would delete records that a walk has just found in a list. */
export const test = withOwnProduct({ script: 'tests/e2e/screens/serve.ts' });
