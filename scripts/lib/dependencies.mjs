// Brings node_modules in line with package-lock.json. Nothing but Node's own modules: it runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const PINNED_NODE = join(PROJECT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Packages whose install scripts have to run; every other script is left out (package.json, allowScripts). */
const NEEDS_SCRIPT = ['node'];

/**
 * Installs exactly what package-lock.json names, when node_modules differs from it. Quiet unless it fails.
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Error} with npm's own words when the installation fails
 */
export async function installDependencies() {
  const current = packagesAreCurrent();
  if (current && pinnedNodeRuns()) return false;
  console.log('Installing dependencies (once; a minute or two) …');
  // Scripts are off for the installation as a whole: some packages would download extras that are not used here.
  if (!current) await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  await npm(['rebuild', ...NEEDS_SCRIPT, '--ignore-scripts=false', '--loglevel=error']);
  if (!pinnedNodeRuns()) throw new Error('The pinned Node (npm package "node") was installed but does not run on this machine.');
  return true;
}

/** npm writes node_modules/.package-lock.json when an installation is complete: compare it with what is wanted. */
function packagesAreCurrent() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    // Packages for other operating systems are optional and rightly absent.
    return present ? present.version === entry.version && present.integrity === entry.integrity : entry.optional === true;
  });
}

function readLock(path) {
  const file = join(PROJECT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function pinnedNodeRuns() {
  try {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'node_modules/node/package.json'), 'utf8'));
    return execFileSync(PINNED_NODE, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() === `v${version}`;
  } catch {
    return false;
  }
}

function npm(args) {
  return new Promise((done, failed) => {
    const output = [];
    const child = spawn('npm', args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => failed(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) return done();
      failed(new Error(`${Buffer.concat(output)}\nnpm ${args[0]} failed with exit code ${code}.`));
    });
  });
}
