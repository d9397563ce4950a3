import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { clientOf } from '../../packages/example/tests/client.ts';
import { PROJECT } from '../../scripts/lib/run.ts';
import { linkInstalled } from '../linkPackages.ts';

const execute = promisify(execFile);
const env = { ...process.env, NODE_ENV: undefined };
type Client = ReturnType<typeof clientOf>;

export const LAYER = 'turntable-declare-0.1.0.tgz';

/** A running office. */
export interface RunningOffice extends Omit<Client, 'signIn'> {
  readonly url: string;
  /** Signs one of its sample users in. @returns the token */
  signIn(name: 'owner' | 'member'): Promise<string>;
  /** Stops it. @returns its exit code */
  stop(): Promise<number>;
}

/** What `npm create @turntable` has written from the packed packages into an empty folder. Deleted when disposed of. */
export interface Office extends AsyncDisposable {
  /** The folder of everything, and of the office in it. */
  readonly outside: string;
  readonly folder: string;
  /** Runs the command once more. */
  create(...args: string[]): Promise<{ stdout: string }>;
  /** Runs a script in the office's folder. */
  run(...args: string[]): Promise<{ stdout: string }>;
  /** Checks the office's types. @throws with the compiler's complaints */
  compile(): Promise<unknown>;
  /** Starts its server at a free port. */
  start(dataDir: string): Promise<RunningOffice>;
}

/** Packs the packages and creates an office. The packages of others are this project's instead of downloaded ones. */
export async function createOffice(): Promise<Office> {
  const outside = await mkdtemp(join(tmpdir(), 'turntable-create-'));
  const folder = join(outside, 'My office');
  const create = (...args: string[]) =>
    execute(process.execPath, ['create/create.mjs', ...args, '--no-install', '--layer', LAYER], {
      cwd: outside,
    });
  const run = (...args: string[]) => execute(process.execPath, args, { cwd: folder, env });
  const unpack = async (archive: string, to: string) => {
    await execute('tar', ['xzf', archive], { cwd: outside });
    await rename(join(outside, 'package'), to);
  };
  await execute(process.execPath, ['scripts/pack.ts', outside], { cwd: PROJECT });
  await unpack('turntable-create-0.1.0.tgz', join(outside, 'create'));
  await create('My office');
  linkInstalled(folder);
  await unpack(LAYER, join(folder, 'node_modules/@turntable/declare'));
  return {
    outside,
    folder,
    create,
    run,
    compile: () => run(`${PROJECT}node_modules/.bin/tsc`),
    start: (dataDir) => startOffice(folder, dataDir),
    [Symbol.asyncDispose]: () => rm(outside, { recursive: true, force: true }),
  };
}

const startOffice = async (folder: string, dataDir: string): Promise<RunningOffice> => {
  const server = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = / is ready at (\S+)/.exec(line) ?? [];
    if (!url) continue;
    const client = clientOf(() => url);
    return {
      ...client,
      url,
      signIn: (name) => client.signIn(`${name}@office.test`, 'change-me-soon'),
      stop: () => {
        server.kill();
        return ended.then(([code]) => code);
      },
    };
  }
  throw new Error('The office ended before it was ready.');
};
