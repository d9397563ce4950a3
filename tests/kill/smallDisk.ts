import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk that only processes started through `enter` can see. */
export interface SmallDisk {
  /** Its path for such a process. */
  readonly folder: string;
  /** Its path for all other processes. */
  readonly outside: string;
  /** The command that runs the rest of its arguments where the disk is visible. */
  readonly enter: readonly string[];
  /** Fills it until `bytes` are left. */
  fill(leave: number): void;
  /** Removes what `fill` wrote. */
  makeRoom(): void;
  remove(): Promise<void>;
}

const CHUNK = 64 * 1024;

/**
 * Mounts a disk in memory, in a user namespace, which needs no rights. It is gone with the process that holds it.
 * @throws with the reason if the machine does not allow it
 */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  mkdirSync(folder, { recursive: true });
  const script =
    'mount -t tmpfs -o "size=$1m" turntable "$2" && echo mounted && exec sleep infinity';
  const holder = spawn('unshare', [
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    script,
    'sh',
    String(megabytes),
    folder,
  ]);
  await mounted(holder);
  const outside = join(`/proc/${holder.pid}/root`, folder);
  const filler = join(outside, 'filler');
  return {
    folder,
    outside,
    enter: [
      'nsenter',
      '--target',
      String(holder.pid),
      '--user',
      '--mount',
      '--preserve-credentials',
      `--wd=${process.cwd()}`,
    ],
    fill: (leave) => {
      const file = openSync(filler, 'a');
      const chunk = Buffer.alloc(CHUNK, 1);
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(outside);
          if (bavail * bsize < leave + CHUNK) break;
          writeSync(file, chunk);
        }
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler),
    remove: async () => {
      const gone = once(holder, 'exit');
      holder.kill('SIGKILL');
      await gone;
    },
  };
}

const mounted = async (holder: ChildProcess): Promise<void> => {
  const said: string[] = [];
  holder.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const first = await Promise.race([
    once(holder, 'exit'),
    once(holder.stdout as NodeJS.ReadableStream, 'data'),
    once(holder, 'error'),
  ]);
  if (!String(first[0]).startsWith('mounted')) {
    throw new Error(
      `This machine mounts no small disk (unshare --user --mount, tmpfs), which the test needs: ${said.join('')}${first[0]}`,
    );
  }
};
