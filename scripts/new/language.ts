import { existsSync } from 'node:fs';
import { nameOf } from '../../src/i18n/languages.ts';
import { PROJECT } from '../lib/run.ts';
import { Changes } from './changes.ts';
import type { Command } from './command.ts';

/** @param pack the package with react-admin's own texts, if it is installed */
const messages = (english: string, pack: string | undefined): string => `
${pack ? `import own from '${pack}';` : ''}
import type { messages as english } from '../en/index.ts';
import type { PartlyTranslated } from '../translated.ts';

/** The ${english} texts of the application; the others are English. */
export const messages: PartlyTranslated<typeof english> = {${pack ? 'ra: { ...own.ra }' : ''}};
`;

const session = (english: string): string => `
import type { session as english } from '../en/session.ts';
import type { PartlyTranslated } from '../translated.ts';

/** The ${english} texts of the sign-in pages; the others are English. */
export const session: PartlyTranslated<typeof english> = {};
`;

const server = (english: string): string => `
import type { Messages } from './index.ts';

/** The server's ${english} texts and mails; the others are English. */
export const texts: Messages = {};
`;

/** Adds a language without texts: its folder, and its file of the server. @throws if it is there already, or is no language */
export async function addLanguage(command: Command): Promise<string> {
  const tag = command.word(0, /^[a-z]{2,3}$/, 'The language, such as fr,');
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  if (english === tag) throw new Error(`"${tag}" is the tag of no language.`);
  const pack = `ra-language-${english.toLowerCase()}`;
  const hasPack = existsSync(`${PROJECT}node_modules/${pack}`);
  const changes = new Changes();
  changes.add(`src/i18n/${tag}/index.ts`, messages(english, hasPack ? pack : undefined));
  changes.add(`src/i18n/${tag}/session.ts`, session(english));
  changes.add(`server/messages/${tag}.ts`, server(english));
  const written = await changes.write();
  const packed = hasPack
    ? `React-admin's own texts are those of ${pack}.`
    : `React-admin's own texts, if npm has them: npm install ${pack}, and in index.ts ra: { ...${english.toLowerCase()}.ra }`;
  return `Written; users can choose ${nameOf(tag)} now, and read English where a text is missing:\n${written}
What is to be translated: npm run texts -- --missing ${tag}
${packed}`;
}
