import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';
import { freePort, untilItListens } from './ports.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** A pooler in front of a PostgreSQL. */
export interface Pgbouncer {
  /** The PostgreSQL's connection string, through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Installs Debian's pgbouncer if it is missing. @throws with a sentence that says what to install */
export async function ensurePgbouncer(): Promise<void> {
  if (!existsSync(PROGRAM)) await installDebianPackages(['pgbouncer'], 'The test behind a pooler');
}

/**
 * Starts a pgbouncer of its own on a free port, with its default settings except those given; `stop` stops it.
 * @param target a connection string of a PostgreSQL that needs no password
 */
export async function startPgbouncer(
  target: string,
  settings: Record<string, string> = {},
): Promise<Pgbouncer> {
  const { hostname, port: targetPort, username } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'turntable-pgbouncer-'));
  chmodSync(folder, 0o755); // started by root, pgbouncer drops its rights
  const port = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" ""\n`);
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    ['[databases]', `* = host=${hostname} port=${targetPort}`, '[pgbouncer]', ...lines, ''].join(
      '\n',
    ),
  );

  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = spawn(PROGRAM, [...asRoot, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      const gone = once(server, 'exit');
      server.kill('SIGKILL'); // versions differ in how they handle other signals
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItListens(port, hasEnded);
  } catch (error) {
    await stop();
    throw new Error(`pgbouncer did not start:\n${said.join('')}`, { cause: error });
  }
  const url = new URL(target);
  url.port = String(port);
  return { url: url.href, stop };
}
