// npm run migration -- NAME: writes a migration from the last one to the present schema and declarations, as SQL to review.
import { writeFileSync } from 'node:fs';
import { migrationNames } from '../server/db/migrate.ts';
import { restDeclarations } from '../server/restResources.ts';
import { MIGRATIONS, readSnapshot, SNAPSHOT } from './lib/migrationFiles.ts';
import { productMigration } from './lib/productMigration.ts';
import { PROJECT } from './lib/run.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9][a-z0-9_]*$/.test(name)) {
  console.error(
    'Name the migration after what changes, in lower case: npm run migration -- NAME, such as leads or vehicle_mileage',
  );
  process.exit(1);
}

const last = (await migrationNames()).at(-1);
const number = String(Number.parseInt(last ?? '-1', 10) + 1).padStart(4, '0');
const file = `${MIGRATIONS}/${number}_${name}.sql`;
const before = readSnapshot();
const { sql, snapshot } = await productMigration(before, await restDeclarations());
if (sql === '')
  console.log('The migrations match the schema and the declarations: there is nothing to write.');
else {
  writeFileSync(PROJECT + file, `${sql}\n`);
  // The ids change with each proposal, and nothing reads them.
  const { id, prevId } = before;
  writeFileSync(SNAPSHOT, `${JSON.stringify({ ...snapshot, id, prevId }, null, 2)}\n`);
  console.log(`Written: ${file}. Review and complete it; the next start runs it.`);
}
