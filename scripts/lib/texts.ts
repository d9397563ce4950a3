import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from './run.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns every text of a language, written or declared, as pairs of dotted key and text; a key that is both occurs twice. */
export async function readTexts(language: Language): Promise<[key: string, text: string][]> {
  const { declaredTexts } = await import(`${PROJECT}src/registered.ts`);
  const { messages } = await import(`${PROJECT}src/i18n/${language}/index.ts`);
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.push([path, value]);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name);
  };
  for (const one of [messages, declaredTexts(language)]) walk(one, '');
  return found;
}

/** Returns the file and line that contain a text word for word; undefined for one that is composed at run time or spans lines. */
export function placeOfText(text: string): string | undefined {
  const quoted = [`'${text.replaceAll("'", "\\'")}'`, JSON.stringify(text), `\`${text}\``];
  for (const [file, lines] of sources()) {
    const line = lines.findIndex((one) => quoted.some((quote) => one.includes(quote)));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}

let read: [file: string, lines: string[]][] | undefined;
const sources = () => {
  read ??= globSync(['src/i18n/**/*.ts', 'src/**/*.{ts,tsx}'], {
    cwd: PROJECT,
  }).map((file) => [file, readFileSync(PROJECT + file, 'utf8').split('\n')]);
  return read;
};
