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
    'npm run migration -- NAME, where NAME says in small letters what changes: leads, vehicle_mileage',
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
  console.log('Schema, declarations and migrations say the same: there is nothing to write.');
else if (existsSync(`${PROJECT}${FOLDER}/${tag}.sql`))
  throw new Error(`${tag}.sql is there already`);
else {
  write(`${tag}.sql`, `${sql}\n`);
  write(`meta/${numbered(index)}_snapshot.json`, `${JSON.stringify(snapshot, null, 2)}\n`);
  const { version = '7' } = journal.entries.at(-1) ?? {};
  journal.entries.push({ idx: index, version, when: Date.now(), tag, breakpoints: true });
  write('meta/_journal.json', `${JSON.stringify(journal, null, 2)}\n`);
  console.log(
    `${FOLDER}/${tag}.sql: look at it, complete it where needed. The next start runs it.`,
  );
}
