import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { PROJECT, runTool } from './run.ts';

const INPUTS = [
  'src/**',
  'contract/**',
  'public/**',
  '*.html',
  'vite.config.ts',
  'scripts/web/**',
  '.env',
  '.env.*',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package-lock.json',
];
const OUTPUT = 'dist/index.html';
const STAMP = '.cache/web-build';

/**
 * Builds the web application into dist/ unless the last build was made from the very same files and settings.
 * @returns whether a build was needed
 * @throws when the build fails; what the bundler said has been printed
 */
export async function buildWebWhenStale(): Promise<boolean> {
  const inputs = fingerprint();
  if (existsSync(PROJECT + OUTPUT) && existsSync(PROJECT + STAMP) && readFileSync(PROJECT + STAMP, 'utf8') === inputs) return false;
  console.log('Building the web application …');
  const code = await runTool('vite', ['build', '--logLevel', 'warn'], { quiet: true });
  if (code !== 0) throw new Error('The web application could not be built.');
  mkdirSync(`${PROJECT}.cache`, { recursive: true });
  writeFileSync(PROJECT + STAMP, inputs);
  return true;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(INPUTS, { cwd: PROJECT }).sort()) {
    if (!statSync(PROJECT + path).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(PROJECT + path));
  }
  // Vite writes variables of this name into the code.
  for (const [name, value] of Object.entries(process.env).sort()) if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}
