// npm run reset [-- --yes]: restores the sample data. Everything else in the database and all pictures are lost, so it requests a confirmation first.
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  type FolderLock,
  FolderLockError,
  lockFolder,
} from '@turntable/declare/server/db/folderLock.ts';
import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/db/client.ts';
import { createLog } from '../server/log.ts';
import { openContext } from '../server/openContext.ts';
import { prepareDatabase } from '../server/prepareDatabase.ts';
import { configOrExit } from '../server/runUntilSignal.ts';
import { openStorage } from '../server/storage/open.ts';

const config = configOrExit();
if (config.production) refuse('Production has no sample data to restore.');
const databaseFolder = join(config.dataDir, 'database');
const lock = config.databaseUrl ? undefined : lockOrRefuse();
if (await isPortTaken(config.port))
  refuse(`A process listens on port ${config.port}. Stop the server first.`);
if (!process.argv.includes('--yes') && !(await confirmed(config))) refuse('Nothing was changed.');

await wipe(config);
lock?.release();
const context = await openContext(config, createLog({ logLevel: 'warn' }));
const runner = await prepareDatabase(context, { seed: true });
await runner.drain();
await context.db.close();
console.log('The sample data is restored. Its pictures are processed after the next start.');

async function confirmed({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (!process.stdin.isTTY)
    refuse(
      'There is no terminal to confirm in. Add --yes to restore the sample data without a confirmation.',
    );
  const place = databaseUrl
    ? `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : dataDir;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `All companies, vehicles and pictures in ${place} will be lost. Type "yes" to continue: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Deletes pictures first: if it is interrupted, rows without files show what happened; files without rows would stay forever. */
async function wipe({ databaseUrl, dataDir, bucket }: Config): Promise<void> {
  const storage = await openStorage({ bucket, dataDir });
  for await (const key of storage.keys()) await storage.delete(key);
  if (!databaseUrl) return rm(databaseFolder, { recursive: true, force: true });
  const db = await openDatabase({ url: databaseUrl, folder: databaseFolder });
  await db.systemScript(
    'drop schema if exists jobs cascade; drop schema public cascade; create schema public',
  );
  await db.close();
}

/** Locks the embedded database before the confirmation: a server that has it open would write into deleted files. */
function lockOrRefuse(): FolderLock {
  try {
    return lockFolder(databaseFolder);
  } catch (error) {
    if (error instanceof FolderLockError) refuse(error.message);
    throw error;
  }
}

function isPortTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: 'localhost' });
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
