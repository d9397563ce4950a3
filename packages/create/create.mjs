#!/usr/bin/env node
// npm create @turntable my-office: writes a back office on @turntable/declare into a folder, and installs what it needs.
// Runs before anything is installed, so it uses only Node's own modules.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm create @turntable my-office

Options, after --:
  --layer FILE   take @turntable/declare from a packed file instead of the registry
  --no-install   only write the files`;

try {
  create();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function create() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18))
    throw new Error(`This is Node ${process.versions.node}. Install Node 22.18 or newer.`);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { layer: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Name one folder: ${USAGE}`);
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`);

  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true });
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore')); // npm leaves .gitignore out of packages
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.name = packageName(basename(folder));
  if (values.layer) manifest.dependencies['@turntable/declare'] = `file:${resolve(values.layer)}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

  if (!values['no-install']) {
    const { status } = spawnSync('npm', ['install'], { cwd: folder, stdio: 'inherit' });
    if (status !== 0)
      throw new Error(`The files are in ${folder}, but npm install failed. Run it there again.`);
  }
  const steps = [`cd ${name}`, ...(values['no-install'] ? ['npm install'] : []), 'npm start'];
  console.log(`\nYour back office is in ${folder}. Start it:\n\n  ${steps.join('\n  ')}\n`);
}

/** Returns a folder's name as npm allows it for a package. */
function packageName(folder) {
  return (
    folder
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'office'
  );
}
