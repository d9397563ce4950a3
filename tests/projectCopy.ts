import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCommand } from '../scripts/lib/compiler.ts';
import { PROJECT } from '../scripts/lib/run.ts';
import { linkPackages } from './linkPackages.ts';

const execute = promisify(execFile);

/** A copy of the project's present files in a folder of its own, with the same packages: a test may change and build it. Deleted when disposed of. */
export interface ProjectCopy extends AsyncDisposable {
  readonly folder: string;
  /** Runs a program in it. @returns its output @throws with the output on failure */
  run(program: string, ...args: string[]): Promise<string>;
  /** Checks the types of a project in it. @throws with the compiler's complaints */
  compile(project: string): Promise<unknown>;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-copy-'));
  const { stdout } = await execute(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: PROJECT,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  // Files that git knows may have been deleted.
  for (const path of stdout.split('\0'))
    if (path && (await isThere(PROJECT + path))) await cp(PROJECT + path, join(folder, path));
  linkPackages(folder);
  const runIn = async (program: string, args: string[], env = {}): Promise<string> => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 };
    try {
      return (await execute(program, args, options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // what execFile rejects with
      throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    run: (program, ...args) => runIn(program, args),
    compile: (project) => {
      const { args, env } = compileCommand(project);
      return runIn(`${folder}/node_modules/.bin/tsc`, [...args, '--noEmit'], env);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
