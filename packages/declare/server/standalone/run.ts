import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsIn } from './database.ts';
import {
  STANDALONE_SCHEMA,
  type StandaloneApplication,
  standaloneSurroundings,
  startApplication,
} from './start.ts';

/** How long requests that are still running may keep the server from ending: a client may never read its answer to the end. */
const CLOSE_MS = 10_000;

/**
 * Runs an application from the command line: starts it at PORT (3000) with its data in DATA_DIR (`data` in its folder), or, with `migration NAME`,
 * writes what its declarations have added since the last migration as SQL to look at.
 */
export const runApplication = async (application: StandaloneApplication): Promise<void> => {
  const [command, name = ''] = process.argv.slice(2);
  if (command === 'migration') return propose(application, name);
  const { PORT = '3000', DATA_DIR = join(application.folder, 'data') } = process.env;
  const running = await startApplication(application, { port: Number(PORT), dataDir: DATA_DIR });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), CLOSE_MS).unref();
      running.close().then(() => process.exit(0));
    });
  console.log(`\n${application.name} is ready at ${running.url}`);
  if (!running.isFirst) return;
  console.log('\nSign in as one of these:');
  for (const { email, password, role } of application.first.users)
    console.log(`  ${email.padEnd(28)} ${password}   ${role}`);
};

const propose = async (
  { folder, resources, operator }: StandaloneApplication,
  name: string,
): Promise<void> => {
  if (!/^[a-z0-9][a-z0-9_]*$/.test(name))
    throw new Error('Name the migration after what changes, in lower case: migration invoices');
  const { emptySnapshot, proposedMigration } = await import('../../tools/proposedMigration.ts');
  const migrations = join(folder, 'migrations');
  await mkdir(migrations, { recursive: true });
  const file = join(migrations, 'snapshot.json');
  const before = await readFile(file, 'utf8').then(JSON.parse, () =>
    emptySnapshot(STANDALONE_SCHEMA),
  );
  const { sql, snapshot } = await proposedMigration(before, resources, {
    schema: STANDALONE_SCHEMA,
    surroundings: standaloneSurroundings(operator),
  });
  if (sql === '') return console.log('The migrations match the declarations.');
  const number = String((await migrationsIn(migrations)).length).padStart(4, '0');
  writeFileSync(join(migrations, `${number}_${name}.sql`), `${sql}\n`);
  const { id, prevId } = before; // they change with each proposal, and nothing reads them
  writeFileSync(file, `${JSON.stringify({ ...snapshot, id, prevId }, null, 2)}\n`);
  console.log(`Written: migrations/${number}_${name}.sql. Look at it; the next start runs it.`);
};
