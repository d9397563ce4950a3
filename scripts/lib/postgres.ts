import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';
import { freePort } from './ports.ts';
import { mustRun, type RunOptions, run } from './run.ts';

export interface Cluster {
  /** A connection string of the user `turntable`, who may create databases and roles but is no superuser. */
  url: string;
  /** Stops it, as for a restart: `fast` closes all connections properly, `immediate` is like a crash. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own on a free port, with an empty folder under the system's temporary directory. Installs Debian's PostgreSQL
 * first if it is missing. `stop` stops it and removes the folder.
 * @param keeping whether committed data survives a crash
 * @throws if PostgreSQL can neither be found nor installed, or does not start
 */
export async function startThrowAwayCluster({ keeping = false } = {}): Promise<Cluster> {
  const binaries = findBinaries() ?? (await installPostgres());
  const owner = ownerOfTheCluster();
  const folder = mkdtempSync(join(tmpdir(), 'turntable-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options: RunOptions = { ...owner, cwd: folder, quiet: true };
  const port = await freePort();

  await mustRun(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    options,
  );
  // The data is needed for one run only, so it need not survive a power cut. A running autovacuum would prevent dropping a database.
  const off = [
    'fsync',
    'full_page_writes',
    'autovacuum',
    ...(keeping ? [] : ['synchronous_commit']),
  ];
  const careless = off.map((name) => `-c ${name}=off`).join(' ');
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 ${careless} -c max_connections=200`;
  const control = (...args: string[]) =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-s', ...args], options);
  const resume = async () => {
    if ((await control('-l', join(folder, 'log'), '-o', settings, 'start')) !== 0)
      throw new Error('The throw-away PostgreSQL did not start.');
  };
  const halt = async (mode: 'fast' | 'immediate') => {
    if ((await control('-m', mode, 'stop')) !== 0)
      throw new Error('The throw-away PostgreSQL did not stop.');
  };
  await resume();

  const stop = async () => {
    await control('-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sql = 'create role turntable login createdb createrole; ';
    await mustRun(
      join(binaries, 'psql'),
      ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres', '-c', sql],
      options,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://turntable@127.0.0.1:${port}/postgres`, halt, resume, stop };
}

/** Returns the folder of the server's programs, which Debian keeps by version: the newest. */
function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ].find((folder) =>
    ['initdb', 'pg_ctl', 'psql'].every((program) => existsSync(join(folder, program))),
  );
}

async function installPostgres(): Promise<string> {
  await installDebianPackages(['postgresql'], 'The test on PostgreSQL');
  const binaries = findBinaries();
  if (!binaries) throw new Error('PostgreSQL was installed but initdb cannot be found.');
  return binaries;
}

/** Returns the user to run as: PostgreSQL refuses to run as root, and Debian's package brings a user for it. */
function ownerOfTheCluster(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
