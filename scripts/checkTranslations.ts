// Checks that English and German have the same texts, written or declared: the same keys, none empty, none twice, the same placeholders and plural
// forms, and every key that the web application uses by name; and that no text has a word that reads as if translated. Other languages may lack
// texts: prints how many they have.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { LANGUAGES as SERVERS } from '../server/messages/index.ts';
import { isComplete } from '../src/i18n/languages.ts';
import { PROJECT } from './lib/run.ts';
import { LANGUAGES, readTexts } from './lib/texts.ts';

type Texts = Map<string, string>;

/** Words that read as if translated, and words that the glossary replaces. */
const UNWANTED =
  /\b(shall|nevertheless|thereof|anew|by itself|by themselves|at hand|be it that|whichever|hitherto|in line|complain|work on debt)\b/i;

const problems: string[] = [];
const texts = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const)),
);
const english: Texts = texts.get('en') ?? new Map();

for (const key of texts.get('de')?.keys() ?? [])
  if (!english.has(key)) problems.push(`en: "${key}" is missing`);
for (const [language, translated] of texts) {
  const isPackages = (key: string) => !isComplete(language) && key.startsWith('ra.');
  const written = new Map([...translated].filter(([key]) => !isPackages(key)));
  compare(language, english, written, /%\{\w+\}/g);
  for (const [key, text] of written) {
    if (text.trim() === '') problems.push(`${language}: "${key}" is empty`);
    if (!isComplete(language) && !english.has(key))
      problems.push(`${language}: "${key}" is no text of the application`);
  }
  if (isComplete(language))
    for (const key of english.keys())
      if (!translated.has(key)) problems.push(`${language}: "${key}" is missing`);
}
for (const [key, text] of english) {
  const [unwanted] = UNWANTED.exec(text) ?? [];
  if (unwanted)
    problems.push(`"${key}" contains “${unwanted}”, which reads as translated: ${text}`);
  const german = texts.get('de')?.get(key);
  if (german && text.split('||||').length !== german.split('||||').length)
    problems.push(`"${key}": plural forms differ`);
}
const servers = new Map([...SERVERS].map(([language, own]) => [language, textsIn(own)] as const));
for (const [language, own] of servers)
  compare(`${language}, server`, servers.get('en') ?? new Map(), own, /\{\w+\}/g);
for (const language of new Set([...texts.keys(), ...servers.keys()])) {
  const parts = ['index', 'session'].map((part) => `src/i18n/${language}/${part}.ts`);
  for (const file of [...parts, `server/messages/${language}.ts`])
    if (!existsSync(PROJECT + file)) problems.push(`${language}: ${file} is missing`);
}
for (const { file, key } of usedKeys())
  if (!hasText(key)) problems.push(`${file}: no language has a text with the key "${key}"`);

for (const problem of problems) console.error(problem);
for (const [language, translated] of texts)
  if (!isComplete(language))
    console.log(
      `${language}: ${share(translated, english)} of the texts, ${share(servers.get(language), servers.get('en'))} of the server’s; the others are English (npm run texts -- --missing ${language}).`,
    );
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns how many of the English texts a language has. */
function share(translated?: Texts, all?: Texts): string {
  return `${Math.floor((100 * (translated?.size ?? 0)) / (all?.size ?? 1))} %`;
}

/** Reports texts without the placeholders of the English ones, or with others. */
function compare(language: string, source: Texts, translated: Texts, pattern: RegExp): void {
  const placeholders = (text: string) => [...new Set(text.match(pattern))].sort().join(' ');
  for (const [key, text] of translated) {
    const original = source.get(key);
    if (original !== undefined && placeholders(original) !== placeholders(text))
      problems.push(`${language}: "${key}": placeholders differ: ${original} / ${text}`);
  }
}

function textsIn(own: Readonly<Partial<Record<string, string>>>): Texts {
  return new Map(Object.entries(own).flatMap(([code, text]) => (text ? [[code, text]] : [])));
}

/** Returns every text of a language by its dotted key. */
async function load(language: string): Promise<Texts> {
  const found: Texts = new Map();
  for (const [key, text] of await readTexts(language)) {
    if (found.has(key) && isComplete(language))
      problems.push(
        `${language}: "${key}" has two texts, one in src/i18n and one in a declaration; remove one`,
      );
    found.set(key, text);
  }
  return found;
}

/** Returns the keys in `translate('some.key')` in the source. Keys that are composed at run time are not found. */
function usedKeys(): { file: string; key: string }[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: PROJECT }).flatMap((file) =>
    [...readFileSync(PROJECT + file, 'utf8').matchAll(/\btranslate\(\s*'([^']+)'/g)].map(
      ([, key = '']) => ({ file, key }),
    ),
  );
}

/** Returns whether a key has a text, or names a group of texts. */
function hasText(key: string): boolean {
  return english.has(key) || [...english.keys()].some((known) => known.startsWith(`${key}.`));
}
