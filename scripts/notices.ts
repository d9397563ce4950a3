// npm run notices [-- --check]: writes THIRD-PARTY-NOTICES.txt, the licences of the packages that the product is delivered with, from
// package-lock.json and the installed packages. With --check it writes nothing and fails if the file is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { thirdPartyNotices } from './lib/licences.ts';
import { PROJECT } from './lib/run.ts';

const FILE = `${PROJECT}THIRD-PARTY-NOTICES.txt`;
const TEXTS = '{licen[cs]e,LICEN[CS]E,copying,COPYING,notice,NOTICE}*';

const { packages } = JSON.parse(readFileSync(`${PROJECT}package-lock.json`, 'utf8'));
const notices = thirdPartyNotices(packages, (path) => {
  const folder = PROJECT + path;
  if (!existsSync(folder)) return undefined;
  const { author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const texts = globSync(TEXTS, { cwd: folder })
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const name = (typeof author === 'string' ? author : author?.name)?.replace(/ *<.*/, '');
  return { author: name, texts };
});

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, notices);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== notices) {
  console.error('THIRD-PARTY-NOTICES.txt is not up to date: run `npm run notices`.');
  process.exitCode = 1;
}
