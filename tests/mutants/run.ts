// npm run test:mutants [-- word …]: breaks the product in each of the ways in tests/mutants and runs the test that must notice it. Fails if
// none does, if a text to replace is no longer in its file, and if a test fails on the unbroken product. Words select the mutants whose
// sentence or file contains one of them.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/lib/run.ts';
import { linkPackages } from '../linkPackages.ts';
import { ALL_MUTANTS } from './all.ts';
import type { Mutant } from './mutant.ts';

/** As many as test runs have workers on two processors. */
const LANES = 2;

interface Outcome {
  failed: string[];
  passed: number;
  /** A file that does not load, or a run that ends early: neither caught nor survived. */
  broken: boolean;
}

const words = process.argv.slice(2);
const chosen = ALL_MUTANTS.filter(
  ({ does, file }) =>
    words.length === 0 || words.some((word) => does.includes(word) || file.includes(word)),
);
if (chosen.length === 0) fail(`No mutant holds ${words.join(' or ')}.`);

const lost = chosen.filter(
  ({ file, find }) =>
    !existsSync(PROJECT + file) || readFileSync(PROJECT + file, 'utf8').split(find).length !== 2,
);
for (const { does, file, find } of lost)
  console.error(`LOST ${file} does not hold exactly once: ${find}\n     (${does})`);
if (lost.length > 0) fail(`${lost.length} places to break are not there any more.`);

const folder = mkdtempSync(join(tmpdir(), 'turntable-mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const waiting = [...chosen];
const onWhole = new Map<string, Promise<boolean>>();
let caught = 0;
await Promise.all(Array.from({ length: LANES }, (_, lane) => workThrough(join(folder, `${lane}`))));
console.log(`\n${caught} of ${chosen.length} mutants caught`);
process.exitCode = caught === chosen.length ? 0 : 1;

/** Takes one mutant after the other, in a copy of the project. */
async function workThrough(copy: string): Promise<void> {
  copyProject(copy);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const line = await tryOne(copy, mutant);
    if (line.startsWith('caught')) caught += 1;
    console.log(`${line}\n     ${mutant.does}`);
  }
}

async function tryOne(copy: string, mutant: Mutant): Promise<string> {
  if (!(await passesWhole(copy, mutant)))
    return `INVALID ${mutant.caughtBy} does not pass on the product as it is`;
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    const { failed, broken } = await runTests(copy, mutant);
    if (failed[0]) return `caught by ${levelOf(mutant)}: ${failed[0]} (${mutant.caughtBy})`;
    return broken
      ? `INVALID ${mutant.caughtBy} does not even run on the broken product`
      : `SURVIVED ${mutant.caughtBy} passes`;
  } finally {
    writeFileSync(path, source);
  }
}

/** Returns whether a mutant's tests pass on the unbroken product; run once for all mutants that name the same tests. */
function passesWhole(copy: string, mutant: Mutant): Promise<boolean> {
  const key = `${mutant.caughtBy} ${mutant.test}`;
  const known = onWhole.get(key);
  if (known) return known;
  const passes = runTests(copy, mutant).then(
    ({ failed, passed, broken }) => !broken && failed.length === 0 && passed > 0,
  );
  onWhole.set(key, passes);
  return passes;
}

async function runTests(copy: string, { caughtBy, test }: Mutant): Promise<Outcome> {
  const report = join(copy, 'test-results', 'vitest.json'); // as vitest.config.ts says
  rmSync(report, { force: true });
  const args = ['run', '--project', levelOf({ caughtBy }), caughtBy, ...(test ? ['-t', test] : [])];
  const child = spawn(
    process.execPath,
    [`${PROJECT}node_modules/vitest/vitest.mjs`, ...args, '--bail=1'],
    {
      cwd: copy,
      stdio: 'ignore',
      // What a broken page does not show never comes: waits for it half as long as a busy machine may take.
      env: { ...process.env, NODE_ENV: 'test', COMPONENT_WAIT_SECONDS: '30' },
    },
  );
  await once(child, 'close');
  if (!existsSync(report)) return { failed: [], passed: 0, broken: true };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    passed: tests.filter(({ status }) => status === 'passed').length,
    broken: testResults.some(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ),
  };
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function levelOf({ caughtBy }: Pick<Mutant, 'caughtBy'>): string {
  const [folder, level = ''] = caughtBy.split('/');
  return folder === 'packages' ? 'api' : level;
}

/** Copies the files that git tracks or would track, with their present content; installed packages are shared. */
function copyProject(copy: string): void {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  for (const file of stdout.split('\0').filter((name) => name && existsSync(PROJECT + name)))
    cpSync(PROJECT + file, join(copy, file));
  linkPackages(copy);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
