// npm run site: builds the documentation's website of docs/site; `npm run site -- dev` serves it and shows changes at once.
import { statSync } from 'node:fs';
import { mustRun, PROJECT } from './lib/run.ts';

const cwd = `${PROJECT}docs/site`;
const result = `${cwd}/.vitepress/dist`;
const [command = 'build', ...more] = process.argv.slice(2);

/** Returns when a file was written, in milliseconds; 0 if there is none. */
const writtenAt = (file: string): number =>
  statSync(`${cwd}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a program of the site's own packages on the Node version that runs this script. */
const runOwn = (program: string, ...args: string[]): Promise<void> =>
  mustRun(process.execPath, [`${cwd}/node_modules/${program}`, ...args], { cwd });

if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) {
  console.log('Installing the packages of the site …');
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await mustRun('npm', ['ci', ...flags], { cwd, quiet: true });
}
await runOwn('typedoc/bin/typedoc');
await runOwn('vitepress/bin/vitepress.js', command, ...more);
if (command === 'build') console.log(`The site is in ${result}.`);
