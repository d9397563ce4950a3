import { de as layerGerman } from '@turntable/declare/server/texts/de.ts';
import { en as layerEnglish } from '@turntable/declare/server/texts/en.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';
import { describe, expect, it } from 'vitest';
import { albumsEn } from '../../../server/messages/albums.en.ts';
import { companiesEn } from '../../../server/messages/companies.en.ts';
import { de as serverGerman } from '../../../server/messages/de.ts';
import { en as serverEnglish } from '../../../server/messages/en.ts';
import { ftpExportEn } from '../../../server/messages/ftpExport.en.ts';
import { ftpImportEn } from '../../../server/messages/ftpImport.en.ts';
import { codeFor, type MessageCode, message } from '../../../server/messages/index.ts';
import { looksEn } from '../../../server/messages/looks.en.ts';
import { photosDe } from '../../../server/messages/photos.de.ts';
import { photosEn } from '../../../server/messages/photos.en.ts';
import { allTexts, providerOf } from '../../../src/i18n/i18nProvider.ts';
import { declaredTexts } from '../../../src/registered.ts';

// A text that both company users and the operator see, and that addresses one of them, has a second one for the other.

const PAIRS = [
  'errors.access_denied_hint',
  'errors.screen_failed_hint',
  'ftp.send_photos_hint',
  'ftp.server',
  'settings.basic.look',
  'settings.preview.lead',
  'settings.preview.lead_picture',
  'vehicle.credit_title',
  'vehicle.look.lead',
  'vehicle.look.type_hints.background',
  'vehicle.look.type_hints.room',
  'vehicle.moderation.to_fix_hint',
  'vehicle.moderation.to_fix_title',
  'vehicle.reason.processing_failed',
  'vehicle.reason.several_vehicles',
  'vehicles.quality_check_hint',
];
const SERVER_PAIRS = ['ftp_not_set', 'no_credit', 'storage_full'] as const satisfies MessageCode[];

/** Matches texts for company users: about what is theirs, their manager, the support, or the operator as another person. */
const TO_COMPANIES =
  /\byour (company|vehicles?|pictures|logo|next save|credit|balance|ftp)\b|\byours\b|of your own|\bsupport\b|\bthe operator|manager of your/i;

/** Such texts that the operator never sees, or that are true for every reader; by the beginning of their keys. */
const NEVER_THE_OPERATORS = [
  'catalogue.credit_used_up', // a text of the server, see below
  'complaints.', // company users report problems; the answers are shown beside the reports
  'ftp.read_only',
  'pages.balance.',
  'pages.home.begin_hint',
  'pages.link.', // shown to the owner of the address
  'record.', // about the reader's own record or value
  'support.',
  'versions.by_correction', // names the user
  'resources.feedback.name', // the name of what the operator reads
  'resources.users.rights.chief.',
];

const leaves = (tree: MessageTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object'
      ? leaves(value, `${path}${key}.`)
      : [[path + key, value ?? ''] as [string, string]],
  );
const ENDS = /_operator$/;
const english = await allTexts(declaredTexts, 'en');
const german = await allTexts(declaredTexts, 'de');
const isOperators = ([key]: [string, string]) => ENDS.test(key);

describe.each([
  ['English', english],
  ['German', german],
])('in %s', (_, tree) => {
  const texts = leaves(tree);
  const forOperator = providerOf(
    () => tree,
    'en',
    () => true,
  ).translate;
  const forCompany = providerOf(
    () => tree,
    'en',
    () => false,
  ).translate;

  it('these texts have a second one for the operator', () => {
    const paired = texts.filter(isOperators).map(([key]) => key.replace(ENDS, ''));
    expect(paired.toSorted()).toEqual(PAIRS);
  });

  it.each(PAIRS)('the operator reads another “%s” than company users', (key) => {
    expect(forCompany(key)).not.toBe(key);
    expect(forOperator(key)).not.toBe(forCompany(key));
    expect(forOperator(key)).toBe(new Map(texts).get(`${key}_operator`));
  });
});

describe('every English text for company users', () => {
  const texts = leaves(english).filter(([key]) => !key.startsWith('ra.'));

  it('has a second one for the operator, or is not shown to the operator', () => {
    const left = texts.filter(
      ([key, text]) =>
        TO_COMPANIES.test(text) &&
        !PAIRS.includes(key) &&
        !NEVER_THE_OPERATORS.some((begin) => key.startsWith(begin)),
    );
    expect(left).toEqual([]);
  });

  it('has a second one that does not address company users', () => {
    expect(texts.filter((text) => isOperators(text) && TO_COMPANIES.test(text[1]))).toEqual([]);
  });
});

describe('a text of the server', () => {
  const server = {
    en: { ...layerEnglish, ...serverEnglish, ...photosEn },
    de: { ...layerGerman, ...serverGerman, ...photosDe },
  };

  it.each(SERVER_PAIRS)('about %s is different for the operator', (code) => {
    expect(codeFor(code, false)).toBe(code);
    for (const language of ['en', 'de'] as const) {
      expect(message(language, codeFor(code, true))).toBe(server[language][`${code}_operator`]);
      expect(message(language, codeFor(code, true))).not.toBe(message(language, code));
    }
  });

  it('has a second one for the operator in these cases', () => {
    const paired = Object.keys(server.en).filter((code) => ENDS.test(code));
    expect(paired.map((code) => code.replace(ENDS, '')).toSorted()).toEqual([...SERVER_PAIRS]);
  });

  it('addresses company users in no other case that the operator can see', () => {
    const all = {
      ...server.en,
      ...albumsEn,
      ...companiesEn,
      ...ftpExportEn,
      ...ftpImportEn,
      ...looksEn,
    };
    const addressed = Object.entries(all).filter(
      ([code]) => !code.startsWith('mail_') && !(SERVER_PAIRS as readonly string[]).includes(code),
    );
    // only company users report problems
    expect(
      addressed.filter(([code, text]) => TO_COMPANIES.test(text) && code !== 'complaint_open'),
    ).toEqual([]);
  });
});
