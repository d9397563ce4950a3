import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inOrder } from '../../src/i18n/languages.ts';
import { PROJECT } from './run.ts';

const FOLDER = `${PROJECT}src/i18n`;

/** The languages of the application: the folders with texts. */
export const LANGUAGES = inOrder(globSync('*/index.ts', { cwd: FOLDER }).map(dirname));

/** Returns every text of a language, written or declared, as pairs of dotted key and text; a key that is both occurs twice. */
export async function readTexts(language: string): Promise<[key: string, text: string][]> {
  const { declaredTexts } = await import(`${PROJECT}src/registered.ts`);
  const { messages } = await import(`${FOLDER}/${language}/index.ts`);
  const signIn = `${FOLDER}/${language}/session.ts`;
  const { session } = existsSync(signIn) ? await import(signIn) : {};
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.push([path, value]);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name);
  };
  for (const one of [messages, { session }, declaredTexts(language, messages)]) walk(one, '');
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
  read ??= globSync('{src,packages/declare}/**/*.{ts,tsx}', {
    cwd: PROJECT,
  }).map((file) => [file, readFileSync(PROJECT + file, 'utf8').split('\n')]);
  return read;
};
