// Installs node_modules as package-lock.json names it. Uses only Node's own modules: it runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const PINNED_NODE = pinnedNodeIn(PROJECT);

/** Packages whose install scripts must run; all others are skipped (package.json, allowScripts). */
const NEEDS_SCRIPT = ['node'];

/**
 * The web application is built from source wherever it runs, so development packages are installed too: with NODE_ENV=production or omit=dev
 * npm would skip them. Install scripts are off: some packages would download extras that are not used here.
 */
const INSTALL = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Installs exactly what package-lock.json names if node_modules differs from it. Prints npm's output only if it fails.
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Error} with npm's message if the installation fails
 */
export async function installDependencies(project = PROJECT) {
  const current = packagesAreCurrent(project);
  if (current && !pinnedNodeFault(project)) return false;
  console.log('Installing dependencies (once; a minute or two) …');
  if (!current) await npm(project, INSTALL);
  await npm(project, ['rebuild', ...NEEDS_SCRIPT, '--ignore-scripts=false', '--loglevel=error']);
  const fault = pinnedNodeFault(project);
  if (fault)
    throw new Error(
      `Dependencies were installed, but the pinned Node (npm package "node") cannot be used: ${fault}`,
    );
  return true;
}

function pinnedNodeIn(project) {
  return join(project, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Compares node_modules/.package-lock.json, which npm writes once an installation is complete, with the lock file. */
function packagesAreCurrent(project) {
  const wanted = readLock(project, 'package-lock.json');
  const installed = readLock(project, 'node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    // Packages for other operating systems are optional and may be missing.
    return present
      ? present.version === entry.version && present.integrity === entry.integrity
      : entry.optional === true;
  });
}

function readLock(project, path) {
  const file = join(project, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** Returns why the pinned Node cannot be used; undefined if it runs. */
function pinnedNodeFault(project) {
  const manifest = join(project, 'node_modules/node/package.json');
  if (!existsSync(manifest)) return 'npm has not installed that package.';
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  try {
    const found = execFileSync(pinnedNodeIn(project), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
    return found === `v${version}` ? undefined : `it is ${found} instead of v${version}.`;
  } catch (error) {
    return `it does not run on this machine (${error.message.trim()}).`;
  }
}

function npm(project, args) {
  return new Promise((done, failed) => {
    const output = [];
    const child = spawn('npm', args, {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => failed(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) return done();
      failed(new Error(`${Buffer.concat(output)}\nnpm ${args[0]} failed with exit code ${code}.`));
    });
  });
}
