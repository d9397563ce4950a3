import { withOwnProduct } from '../ownProduct.ts';

/** A product of its own: other tests take away meanwhile what a walk has just found in a list. */
export const test = withOwnProduct({ script: 'tests/e2e/screens/serve.ts' });
