import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import type { Database } from '../../../server/db/client.ts';

/** Creates the tables of resources that only tests declare, with the migration that `npm run migration` proposes for them. */
export async function addRestTables(
  db: Database,
  declarations: readonly RestDeclaration[],
): Promise<void> {
  const { PRODUCT_TABLES, productMigration } = await import(
    '../../../scripts/lib/productMigration.ts'
  );
  const { sql } = await productMigration(PRODUCT_TABLES, declarations);
  await db.systemScript(sql);
}
