import { existsSync } from 'node:fs';
import { baseOf, LANGUAGE_TAG } from '@turntable/declare/contract/localText.ts';
import { nameOf } from '@turntable/declare/texts/languageName.ts';
import { PROJECT } from '../lib/run.ts';
import { LANGUAGES } from '../lib/texts.ts';
import { Changes } from './changes.ts';
import type { Command } from './command.ts';

/** A language to add. */
interface Added {
  /** Its name in English. */
  readonly english: string;
  /** The language that this is a region's of, if the application has it. */
  readonly base: string | undefined;
  /** The name of the language that replaces missing texts. */
  readonly others: string;
}

/** @param pack the package with react-admin's own texts, if it is installed */
const messages = ({ english, base, others }: Added, pack: string | undefined): string => `
${base ? `import { messages as base } from '../${base}/index.ts';` : pack ? `import own from '${pack}';` : ''}
import type { messages as english } from '../en/index.ts';
import type { PartlyTranslated } from '@turntable/declare/texts/translated.ts';

/** The ${english} texts of the application; the others are ${others}. */
export const messages: PartlyTranslated<typeof english> = {${base ? '...base' : pack ? 'ra: { ...own.ra }' : ''}};
`;

const session = ({ english, base, others }: Added): string => `
${base ? `import { session as base } from '../${base}/session.ts';` : ''}
import type { session as english } from '../en/session.ts';
import type { PartlyTranslated } from '@turntable/declare/texts/translated.ts';

/** The ${english} texts of the sign-in pages; the others are ${others}. */
export const session: PartlyTranslated<typeof english> = {${base ? '...base' : ''}};
`;

const server = ({ english, others }: Added): string => `
import type { Messages } from '@turntable/declare/server/messages.ts';

/** The server's ${english} texts and mails; the others are ${others}. */
export const texts: Messages = {};
`;

/** Adds a language without texts: its folder, and its file of the server. @throws if it is there already, or is no language */
export async function addLanguage(command: Command): Promise<string> {
  const tag = command.word(0, LANGUAGE_TAG, 'The language, such as fr or pt-BR,');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const [english = tag, ofBase = tag] = [names.of(tag), names.of(baseOf(tag))];
  if (ofBase === baseOf(tag)) throw new Error(`"${tag}" is the tag of no language.`);
  const base = LANGUAGES.find((language) => language !== tag && language === baseOf(tag));
  const added = { english, base, others: (base && names.of(base)) ?? 'English' };
  const pack = `ra-language-${ofBase.toLowerCase()}`;
  const hasPack = existsSync(`${PROJECT}node_modules/${pack}`);
  const changes = new Changes();
  changes.add(`src/i18n/${tag}/index.ts`, messages(added, hasPack ? pack : undefined));
  changes.add(`src/i18n/${tag}/session.ts`, session(added));
  changes.add(`server/messages/${tag}.ts`, server(added));
  const written = await changes.write();
  const packed = hasPack
    ? `React-admin's own texts are those of ${pack}.`
    : `React-admin's own texts, if npm has them: npm install ${pack}, and in index.ts ra: { ...${ofBase.toLowerCase()}.ra }`;
  return `Written; users can choose ${nameOf(tag)} now, and read ${added.others} where a text is missing:\n${written}
What is to be translated: npm run texts -- --missing ${tag}${base ? '' : `\n${packed}`}`;
}
