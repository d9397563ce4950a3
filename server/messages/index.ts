import { readdirSync } from 'node:fs';
import { LANGUAGE_TAG } from '@turntable/declare/contract/localText.ts';
import { addMessages, LANGUAGES, type Messages } from '@turntable/declare/server/messages.ts';
import { de as layerGerman } from '@turntable/declare/server/texts/de.ts';
import { accountsDe } from './accounts.de.ts';
import { accountsEn } from './accounts.en.ts';
import { albumsDe } from './albums.de.ts';
import { albumsEn } from './albums.en.ts';
import { balanceDe } from './balance.de.ts';
import { balanceEn } from './balance.en.ts';
import { companiesDe } from './companies.de.ts';
import { companiesEn } from './companies.en.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ftpExportDe } from './ftpExport.de.ts';
import { ftpExportEn } from './ftpExport.en.ts';
import { ftpImportDe } from './ftpImport.de.ts';
import { ftpImportEn } from './ftpImport.en.ts';
import { looksDe } from './looks.de.ts';
import { looksEn } from './looks.en.ts';
import { photosDe } from './photos.de.ts';
import { photosEn } from './photos.en.ts';

export {
  acceptedLocale,
  codeFor,
  isMessageCode,
  LANGUAGES,
  type Locale,
  type MessageCode,
  message,
} from '@turntable/declare/server/messages.ts';

const english = {
  ...en,
  ...accountsEn,
  ...albumsEn,
  ...companiesEn,
  ...ftpExportEn,
  ...ftpImportEn,
  ...looksEn,
  ...photosEn,
  ...balanceEn,
};

declare module '@turntable/declare/application.ts' {
  interface Application {
    text: keyof typeof english;
  }
}

const german: Record<keyof typeof english, string> = {
  ...de,
  ...accountsDe,
  ...albumsDe,
  ...companiesDe,
  ...ftpExportDe,
  ...ftpImportDe,
  ...looksDe,
  ...photosDe,
  ...balanceDe,
};

addMessages('en', english);
addMessages('de', { ...layerGerman, ...german });
// the other languages' files in this folder, such as `fr.ts`; a region's after its language's
const tags = readdirSync(import.meta.dirname).flatMap((file) => {
  const tag = file.replace(/\.ts$/, '');
  return LANGUAGE_TAG.test(tag) && !LANGUAGES.has(tag) ? [tag] : [];
});
for (const tag of tags.sort((one, other) => one.length - other.length)) {
  const { texts }: { texts: Messages } = await import(new URL(`${tag}.ts`, import.meta.url).href);
  addMessages(tag, texts);
}
