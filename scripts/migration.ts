// npm run migration -- NAME: writes a migration from the last one to the present schema and declarations, as SQL to review.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { restDeclarations } from '../server/restResources.ts';
import { proposedMigration } from './lib/proposedMigration.ts';
import { PROJECT } from './lib/run.ts';

const FOLDER = 'server/db/migrations';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9][a-z0-9_]*$/.test(name)) {
  console.error(
    'Name the migration after what changes, in lower case: npm run migration -- NAME, such as leads or vehicle_mileage',
  );
  process.exit(1);
}
const read = (file: string) => JSON.parse(readFileSync(`${PROJECT}${FOLDER}/${file}`, 'utf8'));
const write = (file: string, text: string) => writeFileSync(`${PROJECT}${FOLDER}/${file}`, text);

const journal: Journal = read('meta/_journal.json');
const numbered = (index: number): string => String(index).padStart(4, '0');
const index = journal.entries.length;
const before = read(`meta/${numbered(index - 1)}_snapshot.json`);
const { sql, snapshot } = await proposedMigration(before, await restDeclarations());
const tag = `${numbered(index)}_${name}`;
if (sql === '')
  console.log('The migrations match the schema and the declarations: there is nothing to write.');
else if (existsSync(`${PROJECT}${FOLDER}/${tag}.sql`))
  throw new Error(`${tag}.sql is there already. Delete it or choose another name.`);
else {
  write(`${tag}.sql`, `${sql}\n`);
  write(`meta/${numbered(index)}_snapshot.json`, `${JSON.stringify(snapshot, null, 2)}\n`);
  const { version = '7' } = journal.entries.at(-1) ?? {};
  journal.entries.push({ idx: index, version, when: Date.now(), tag, breakpoints: true });
  write('meta/_journal.json', `${JSON.stringify(journal, null, 2)}\n`);
  console.log(`Written: ${FOLDER}/${tag}.sql. Review and complete it; the next start runs it.`);
}
