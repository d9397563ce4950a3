import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export const PROJECT = new URL('../..', import.meta.url).pathname;

export interface RunOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Prints nothing unless the command fails. */
  quiet?: boolean;
  uid?: number;
  gid?: number;
}

/**
 * Runs a program to its end and passes Ctrl-C and SIGTERM on to it.
 * @returns its exit code; 128 + n if signal n ended it, as in a shell
 */
export async function run(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<number> {
  const { quiet = false, env, cwd = PROJECT, ...identity } = options;
  const child = spawn(command, args, {
    ...identity,
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const interrupted = () => {};
  const terminated = () => child.kill('SIGTERM');
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', terminated);
  const code = await new Promise<number>((done, failed) => {
    child.on('error', failed);
    child.on('close', (exit, signal) =>
      done(exit ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
  process.off('SIGINT', interrupted);
  process.off('SIGTERM', terminated);
  if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

/** Runs a program that is installed as a dependency (vite, vitest, tsc …), on the Node version that runs this script. */
export function runTool(name: string, args: string[], options: RunOptions = {}): Promise<number> {
  const path = `${PROJECT}node_modules/.bin:${process.env.PATH ?? ''}`;
  return run(`${PROJECT}node_modules/.bin/${name}`, args, {
    ...options,
    env: { PATH: path, ...options.env },
  });
}

/** Runs a program like `run`, for steps that must succeed. @throws if its exit code is not 0 */
export async function mustRun(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${code}.`);
}
