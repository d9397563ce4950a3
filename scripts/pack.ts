// npm run pack [-- FOLDER]: writes the packages that others install into a folder (packed): @turntable/declare, compiled, and @turntable/create.
// Node does not run TypeScript inside node_modules, so the layer's files become JavaScript with types; the addresses that end in .ts stay.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compileCommand } from './lib/compiler.ts';
import { mustRun, PROJECT, runTool } from './lib/run.ts';

const PACKED = resolve(process.argv[2] ?? `${PROJECT}packed`);
const LAYER = `${PROJECT}packages/declare`;
/** Where the layer is compiled: outside of the workspace, as it is published. */
const BUILT = join(PACKED, 'declare');
/** What the layer's code reads or people read, besides its modules. */
const OTHER_FILES = ['README.md', 'server/standalone/baseline.sql'];

await rm(BUILT, { recursive: true, force: true });
await compile();
for (const file of OTHER_FILES) await cp(`${LAYER}/${file}`, `${BUILT}/${file}`);
await cp(`${PROJECT}LICENSE`, `${BUILT}/LICENSE`);
await writeFile(`${BUILT}/package.json`, JSON.stringify(await published(), null, 2));
for (const folder of [BUILT, `${PROJECT}packages/create`])
  await mustRun('npm', ['pack', folder, '--pack-destination', PACKED, '--silent']);
await rm(BUILT, { recursive: true });

async function compile(): Promise<void> {
  await mkdir(BUILT, { recursive: true });
  const { args, env } = compileCommand(LAYER);
  const output = ['--outDir', BUILT, '--rootDir', LAYER, '--declaration'];
  const whole = ['--noEmit', 'false', '--composite', 'false', '--incremental', 'false'];
  const code = await runTool(
    'tsc',
    [
      ...args,
      ...output,
      ...whole,
      '--tsBuildInfoFile',
      'null',
      '--rewriteRelativeImportExtensions',
    ],
    { env },
  );
  if (code !== 0) throw new Error('The layer does not compile.');
}

/** Returns the layer's package.json as published: its modules keep their names, and are JavaScript with types. */
async function published(): Promise<object> {
  const { private: _, ...manifest } = JSON.parse(await readFile(`${LAYER}/package.json`, 'utf8'));
  const compiled = { types: './*.d.ts', default: './*.js' };
  return { ...manifest, exports: { './*.ts': compiled, './*.tsx': compiled } };
}
