// Checks that both languages have the same texts, written or declared: the same keys, none empty, none twice, the same placeholders and plural
// forms, and every key that the web application uses by name; and that no text has a word that reads as if translated.
import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';
import { LANGUAGES, type Language, readTexts } from './lib/texts.ts';

type Texts = Map<string, string>;

/** Words that read as if translated, and words that the glossary replaces. */
const UNWANTED =
  /\b(shall|nevertheless|thereof|anew|by itself|by themselves|at hand|be it that|whichever|hitherto|in line|complain|work on debt)\b/i;

const problems: string[] = [];
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)])),
) as Record<Language, Texts>;

for (const [language, others] of [
  ['en', texts.de],
  ['de', texts.en],
] as const) {
  for (const key of others.keys())
    if (!texts[language].has(key)) problems.push(`${language}: "${key}" is missing`);
  for (const [key, text] of texts[language])
    if (text.trim() === '') problems.push(`${language}: "${key}" is empty`);
}
for (const [key, english] of texts.en) {
  const [unwanted] = UNWANTED.exec(english) ?? [];
  if (unwanted)
    problems.push(`"${key}" contains “${unwanted}”, which reads as translated: ${english}`);
  const german = texts.de.get(key);
  if (german === undefined) continue;
  if (placeholders(english) !== placeholders(german))
    problems.push(`"${key}": placeholders differ: ${english} / ${german}`);
  if (english.split('||||').length !== german.split('||||').length)
    problems.push(`"${key}": plural forms differ`);
}
for (const { file, key } of usedKeys())
  if (!hasText(key)) problems.push(`${file}: no language has a text with the key "${key}"`);

for (const problem of problems) console.error(problem);
console.log(`${texts.en.size} texts in ${LANGUAGES.length} languages.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns every text of a language by its dotted key. */
async function load(language: Language): Promise<Texts> {
  const found: Texts = new Map();
  for (const [key, text] of await readTexts(language)) {
    if (found.has(key))
      problems.push(
        `${language}: "${key}" has two texts, one in src/i18n and one in a declaration; remove one`,
      );
    found.set(key, text);
  }
  return found;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join(' ');
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
  return texts.en.has(key) || [...texts.en.keys()].some((known) => known.startsWith(`${key}.`));
}
