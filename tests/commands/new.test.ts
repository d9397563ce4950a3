import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';

// `npm run new`, in a copy of the project: what it writes passes the checks unchanged, and the new resource works.

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy[Symbol.asyncDispose]());

const add = (...args: string[]) => copy.run(process.execPath, 'scripts/new.ts', ...args);
const read = (path: string): string => readFileSync(`${copy.folder}/${path}`, 'utf8');
const LEADS = ['--en', 'Lead, Leads, New lead', '--de', 'Anfrage, Anfragen, Neue Anfrage'];
const NEW = ['leads', 'partners', 'districts'];
const DECLARATION = 'src/resources/leads/leads.resource.ts';

/** That both ends find a new language, and that its texts replace those of declarations. */
const FRENCH_TEST = `
import { expect, test } from 'vitest';
import { acceptedLocale, LANGUAGES, message } from '../../server/messages/index.ts';
import { allTexts } from '../../src/i18n/i18nProvider.ts';
import { languages } from '../../src/i18n/written.ts';
import { declaredTexts } from '../../src/registered.ts';

test.each(['fr', 'fr-CA'])('%s is there', async (language) => {
  expect(languages()).toEqual(['en', 'de', 'fr', 'fr-CA']);
  expect(await allTexts(declaredTexts, language)).toEqual({
    ra: expect.objectContaining({ navigation: expect.objectContaining({ page_rows_per_page: 'Lignes par page :' }) }),
    resources: { leads: { name: 'Piste |||| Pistes' } },
  });
  expect([...LANGUAGES.keys()]).toContain(language);
  expect(message(language, 'required')).toBe('Obligatoire');
  expect(message(language, 'not_found')).toBe(message('en', 'not_found'));
  expect(acceptedLocale(language)).toBe(language);
  expect(acceptedLocale('fr-be,en;q=0.5')).toBe('fr');
});
`;

test('a new resource, its fields, a page and a language pass the checks at once, and so do the resources’ generated tests', async () => {
  const said = [await add('resource', 'leads', ...LEADS, '--icon', 'people', '--hooks')];
  expect(said[0]).toContain(DECLARATION);
  const origin = ['--en', 'Origin', '--de', 'Herkunft', '--choices', 'phone=Phone/Telefon'];
  said.push(await add('field', 'leads', 'origin', 'choice', ...origin));
  const budget = ['--en', 'Budget', '--de', 'Rahmen', '--min', '0', '--max', '9.5'];
  said.push(await add('field', 'leads', 'budget', 'money', ...budget));
  const car = ['--en', 'Car', '--de', 'Wagen', '--to', 'cars'];
  said.push(await add('field', 'leads', 'car', 'reference', ...car));
  const sketches = ['--en', 'Sketches', '--de', 'Skizzen'];
  said.push(await add('field', 'leads', 'sketches', 'images', ...sketches));
  const contract = ['--en', 'Contract', '--de', 'Vertrag'];
  said.push(await add('field', 'leads', 'contract', 'file', ...contract));
  const partners = ['--en', 'Partner, Partners, New partner', '--de', 'Betrieb, Betriebe, Neuer'];
  const crm = ['--source', 'https://crm.example/api', '--dialect', 'jsonServer'];
  said.push(await add('resource', 'partners', ...partners, ...crm, '--auth', 'CRM_TOKEN'));
  const districts = ['--en', 'District, Districts, New', '--de', 'Bezirk, Bezirke, Neuer'];
  said.push(
    await add('resource', 'districts', ...districts, '--roles', 'chief,admin', '--platform'),
  );
  const reports = ['--en', 'Reports', '--de', 'Berichte', '--roles', 'chief'];
  said.push(await add('page', 'reports', ...reports));
  said.push(await add('language', 'fr'));
  said.push(await add('language', 'fr-CA'));
  const written = new Set(
    [...said.join('\n').matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path),
  );
  expect(written.size).toBeGreaterThan(8);

  const declared = read(DECLARATION);
  expect(declared).not.toMatch(/columns:|form:/); // every field is in them
  expect(declared).toContain('{ min: 0, max: 9.5 }');
  expect(read('src/resources/partners/partners.resource.ts')).toContain(
    "source: jsonServer('https://crm.example/api', { auth: 'CRM_TOKEN' })",
  );
  const ofPlatform = read('src/resources/districts/districts.resource.ts');
  expect(ofPlatform).toContain("belongsTo: 'platform'");
  expect(ofPlatform).toContain("chief: ['list', 'show'],");
  expect(read('server/db/migrations/snapshot.json')).not.toContain('partners');
  expect(read('server/db/migrations/snapshot.json')).toMatch(/leads_origin/);
  expect(read('src/App.tsx')).toContain('<Route path="/reports"');

  expect(read('src/i18n/fr/index.ts')).toContain("import own from 'ra-language-french'");
  const tool = (name: string, ...args: string[]) =>
    copy.run(`${copy.folder}/node_modules/.bin/${name}`, ...args);
  const script = (name: string) => copy.run(process.execPath, `scripts/${name}.ts`);
  expect(await script('checkTranslations')).toMatch(
    /fr: [1-9] % of the texts, 0 % of the server’s.*fr-CA: [1-9] % of the texts/s,
  );
  const own = 'ra: { ...own.ra }';
  const labels = `{\n  ${own},\n  resources: { leads: { name: 'Piste |||| Pistes' } },\n}`;
  const index = `${copy.folder}/src/i18n/fr/index.ts`;
  writeFileSync(index, readFileSync(index, 'utf8').replace(`{ ${own} }`, labels));
  const server = `${copy.folder}/server/messages/fr.ts`;
  writeFileSync(
    server,
    readFileSync(server, 'utf8').replace('= {}', "= { required: 'Obligatoire' }"),
  );
  writeFileSync(`${copy.folder}/tests/unit/french.test.ts`, FRENCH_TEST);
  const inFrench = copy.run(process.execPath, 'scripts/test.ts', 'tests/unit/french.test.ts');
  expect(await inFrench).toContain('2 passed, 0 failed');
  const [tested] = await Promise.all([
    copy.run(process.execPath, 'scripts/test.ts', ...NEW.map((name) => `tests/api/${name}`)),
    ...['tsconfig.web.json', 'tsconfig.server.json', 'tests/tsconfig.json'].map(copy.compile),
    tool('biome', 'check', '--error-on-warnings', ...written),
    ...['checkDeclarations', 'checkTranslations', 'checkSize'].map(script),
  ]);
  expect(tested).toContain('6 passed, 0 failed');
}, 480_000);

test('a field is added to the columns, filters and form that a declaration names', async () => {
  const named = `list: {
    columns: ['name', 'car'],
    filters: ['budget'],
    search: { en: 'Search name …', de: 'Name suchen …' },
  },
  form: [{ key: 'data', tab: { en: 'Data', de: 'Daten' }, fields: ['name', 'car'] }],
  menu`;
  const before = read(DECLARATION);
  writeFileSync(`${copy.folder}/${DECLARATION}`, before.replace(/list: \{.*\},\n {2}menu/, named));
  const phase = ['--en', 'Phase', '--de', 'Phase des Kaufs', '--choices', 'early=Early/Früh'];
  await add('field', 'leads', 'phase', 'choice', ...phase);
  await add('field', 'leads', 'note', 'lines', '--en', 'Note', '--de', 'Bemerkung');
  const after = read(DECLARATION);
  expect(after).toContain("columns: ['name', 'car', 'phase'],");
  expect(after).toContain("filters: ['phase', 'budget'],");
  expect(after).toContain("fields: ['name', 'car', 'phase', 'note'] },");
}, 120_000);

test.each([
  [
    ['field', 'companies', 'size', 'integer'],
    /companies has calls of its own.*contract\/companies/s,
  ],
  [['field', 'leads', 'size', 'integer', '--sorted'], '--sorted is for cars'],
  [['language', 'de'], 'src/i18n/de/index.ts is there already'],
  [['language', 'qq'], '"qq" is the tag of no language'],
  [['language', 'fr_CA'], 'The language, such as fr or pt-BR'],
  [['resource', 'cars', ...LEADS], 'There is a resource cars already'],
  [['resource', 'visits', '--en', 'Visit, Visits, New visit'], '--de is missing'],
  [
    ['resource', 'visits', '--en', 'Visit, Visits, New', '--de', 'Besuch, Visits, Neuer'],
    '"Visits" is the same in English and German',
  ],
  [['resource', 'visits', ...LEADS, '--icon', 'unicorn'], 'There is no picture unicorn'],
  [['resource', 'visits', ...LEADS, '--roles', 'guest'], '"guest" is no role'],
  [['resource', 'visits', ...LEADS, '--source', 'crm'], 'the address must be like https://'],
  [
    ['resource', 'visits', ...LEADS, '--source', 'https://a.b', '--hooks'],
    '--hooks is for records',
  ],
  [
    ['resource', 'visits', ...LEADS, '--source', 'https://a.b', '--platform'],
    '--platform is for records',
  ],
  [['resource', 'visits', ...LEADS, '--platform'], 'add admin to --roles'],
  [['field', 'leads', 'name', 'text'], 'leads have a field name already'],
  [['field', 'leads', 'size', 'banana'], 'The kind'],
  [['field', 'partners', 'map', 'image'], 'pictures and files cannot be sent to it'],
  [['poem', 'spring'], 'npm run new -- resource'],
])('%j is refused with the reason, and nothing is written', async (args, why) => {
  const before = read('src/resources/rest.ts');
  await expect(add(...args)).rejects.toThrow(why);
  expect(read('src/resources/rest.ts')).toBe(before);
});
