import { existsSync } from 'node:fs';
import { baseOf, LANGUAGE_TAG } from '../../contract/localText.ts';
import { nameOf } from '../../src/i18n/languages.ts';
import { PROJECT } from '../lib/run.ts';
import { LANGUAGES } from '../lib/texts.ts';
import { Changes } from './changes.ts';
import type { Command } from './command.ts';

/**
 * @param pack the package with react-admin's own texts, if it is installed
 * @param base the language that this is a region's of, if the application has it
 */
const messages = (english: string, pack: string | undefined, base: string | undefined): string => `
${base ? `import { messages as base } from '../${base}/index.ts';` : pack ? `import own from '${pack}';` : ''}
import type { messages as english } from '../en/index.ts';
import type { PartlyTranslated } from '../translated.ts';

/** The ${english} texts of the application; the others are English. */
export const messages: PartlyTranslated<typeof english> = {${base ? '...base' : pack ? 'ra: { ...own.ra }' : ''}};
`;

const session = (english: string, base: string | undefined): string => `
${base ? `import { session as base } from '../${base}/session.ts';` : ''}
import type { session as english } from '../en/session.ts';
import type { PartlyTranslated } from '../translated.ts';

/** The ${english} texts of the sign-in pages; the others are English. */
export const session: PartlyTranslated<typeof english> = {${base ? '...base' : ''}};
`;

const server = (english: string): string => `
import type { Messages } from './index.ts';

/** The server's ${english} texts and mails; the others are English. */
export const texts: Messages = {};
`;

/** Adds a language without texts: its folder, and its file of the server. @throws if it is there already, or is no language */
export async function addLanguage(command: Command): Promise<string> {
  const tag = command.word(0, LANGUAGE_TAG, 'The language, such as fr or pt-BR,');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const [english = tag, ofBase = tag] = [names.of(tag), names.of(baseOf(tag))];
  if (ofBase === baseOf(tag)) throw new Error(`"${tag}" is the tag of no language.`);
  const base = LANGUAGES.find((language) => language !== tag && language === baseOf(tag));
  const pack = `ra-language-${ofBase.toLowerCase()}`;
  const hasPack = existsSync(`${PROJECT}node_modules/${pack}`);
  const changes = new Changes();
  changes.add(`src/i18n/${tag}/index.ts`, messages(english, hasPack ? pack : undefined, base));
  changes.add(`src/i18n/${tag}/session.ts`, session(english, base));
  changes.add(`server/messages/${tag}.ts`, server(english));
  const written = await changes.write();
  const others = base ? names.of(base) : 'English';
  const packed = hasPack
    ? `React-admin's own texts are those of ${pack}.`
    : `React-admin's own texts, if npm has them: npm install ${pack}, and in index.ts ra: { ...${ofBase.toLowerCase()}.ra }`;
  return `Written; users can choose ${nameOf(tag)} now, and read ${others} where a text is missing:\n${written}
What is to be translated: npm run texts -- --missing ${tag}${base ? '' : `\n${packed}`}`;
}
