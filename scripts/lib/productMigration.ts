import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import {
  emptySnapshot,
  type ProposedMigration,
  proposedMigration,
} from '@turntable/declare/tools/proposedMigration.ts';
import { SURROUNDINGS } from '../../server/db/restTables.ts';
import * as schema from '../../server/db/schema/index.ts';

/** A database with the product's own tables only. */
export const PRODUCT_TABLES = emptySnapshot(schema);

/** Returns the migration from a snapshot to the product's schema with the tables of declared resources. */
export const productMigration = (
  before: typeof PRODUCT_TABLES,
  declarations: readonly RestDeclaration[],
): Promise<ProposedMigration> =>
  proposedMigration(before, declarations, {
    schema,
    surroundings: SURROUNDINGS,
    hasFormerRecords: true,
  });
