import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { PROJECT, runTool } from './run.ts';

const INPUTS = [
  'src/**',
  'brand.ts',
  'contract/**',
  'packages/declare/**',
  'public/**',
  '*.html',
  'vite.config.ts',
  'scripts/web/**',
  'scripts/lib/{brandInDocuments,serviceWorker}.ts',
  '.env',
  '.env.*',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package-lock.json',
];

export interface WebBuild {
  /** The target folder, below the project. */
  folder?: string;
  /** A file whose RESOURCES replace the product's (vite.config.ts). */
  extraResources?: string;
}

/**
 * Builds the web application into dist/, or another folder, unless the last build there was made from the same files and settings.
 * @returns whether a build was needed
 * @throws if the build fails; the bundler has printed its messages
 */
export async function buildWebWhenStale({
  folder = 'dist',
  extraResources,
}: WebBuild = {}): Promise<boolean> {
  const inputs = fingerprint(extraResources ? [...INPUTS, extraResources] : INPUTS);
  const output = `${PROJECT}${folder}/index.html`;
  const stamp = `${PROJECT}.cache/web-build${folder === 'dist' ? '' : `-${folder.replaceAll('/', '-')}`}`;
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    return false;
  console.log('Building the web application …');
  const env = extraResources ? { EXTRA_RESOURCES: extraResources } : {};
  const mode = extraResources ? 'trial' : 'production';
  const code = await runTool(
    'vite',
    ['build', '--mode', mode, '--logLevel', 'warn', '--outDir', folder],
    { quiet: true, env },
  );
  if (code !== 0) throw new Error('The web application could not be built.');
  mkdirSync(`${PROJECT}.cache`, { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: PROJECT }).sort()) {
    if (!statSync(PROJECT + path).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(PROJECT + path));
  }
  // Vite inserts variables with this prefix into the code.
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}
