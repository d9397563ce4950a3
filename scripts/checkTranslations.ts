// Checks that the languages say the same things, written or declared: every key in each, none empty, none twice, the same placeholders
// and plural forms, and every key that the web application uses by name.
import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';

const LANGUAGES = ['en', 'de'] as const;
type Texts = Map<string, string>;

const problems: string[] = [];
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)])),
) as Record<(typeof LANGUAGES)[number], Texts>;

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
  const german = texts.de.get(key);
  if (german === undefined) continue;
  if (placeholders(english) !== placeholders(german))
    problems.push(`"${key}": placeholders differ: ${english} / ${german}`);
  if (english.split('||||').length !== german.split('||||').length)
    problems.push(`"${key}": plural forms differ`);
}
for (const { file, key } of keysAskedFor())
  if (!has(key)) problems.push(`${file}: "${key}" is no key`);

for (const problem of problems) console.error(problem);
console.log(`${texts.en.size} texts in ${LANGUAGES.length} languages.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Every text of a language, written or declared, by its dotted key. */
async function load(language: string): Promise<Texts> {
  const { declaredTexts } = await import(`${PROJECT}src/registered.ts`);
  const { messages } = await import(`${PROJECT}src/i18n/${language}/index.ts`);
  const found: Texts = new Map();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (found.has(path)) problems.push(`${language}: "${path}" is written and declared`);
      found.set(path, value);
    } else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name);
  };
  for (const one of [messages, declaredTexts(language)]) walk(one, '');
  return found;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join(' ');
}

/** `translate('some.key')` in the source. Keys that are put together at run time cannot be seen here. */
function keysAskedFor(): { file: string; key: string }[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: PROJECT }).flatMap((file) =>
    [...readFileSync(PROJECT + file, 'utf8').matchAll(/\btranslate\(\s*'([^']+)'/g)].map(
      ([, key = '']) => ({ file, key }),
    ),
  );
}

/** A key may lead to a group of plural forms or to react-admin's own text. */
function has(key: string): boolean {
  return texts.en.has(key) || [...texts.en.keys()].some((known) => known.startsWith(`${key}.`));
}
