import { join } from 'node:path';
import { PROJECT } from '../../../scripts/lib/run.ts';
import { buildWebWhenStale } from '../../../scripts/lib/webBuild.ts';
import { withOwnProduct } from '../../e2e/ownProduct.ts';

const FOLDER = '.cache/inspections-web';

/** The product with one more resource: built from the same sources plus its declaration, on a server that reads it too. */
export const test = withOwnProduct({
  env: { WEB_FOLDER: join(PROJECT, FOLDER) },
  prepare: () =>
    buildWebWhenStale({
      folder: FOLDER,
      extraResources: 'tests/screens/inspections/inspections.resource.ts',
    }),
  script: 'tests/screens/inspections/serve.ts',
});
