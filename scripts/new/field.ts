import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { declarationOf } from '../eject/declaration.ts';
import { PROJECT } from '../lib/run.ts';
import { Changes, label, quoted } from './changes.ts';
import type { Command } from './command.ts';
import { assertTranslated, resources } from './places.ts';

/** Kinds that get a column in the list; others are only shown on the record's page. */
const IN_LIST = [
  'text',
  'email',
  'phone',
  'url',
  'integer',
  'decimal',
  'money',
  'flag',
  'date',
  'time',
  'dateTime',
  'colour',
  'choice',
  'reference',
];
const KINDS = [...IN_LIST, 'lines', 'richText', 'image', 'json', 'choices', 'references'];

/** Returns the manual steps for a resource with calls of its own. */
const byHand = (resource: string, file: string): string => {
  const domain = dirname(file).split('/').at(-1);
  return `${resource} has calls of its own: no command can add a field to it yet. By hand (docs/extending.md, "The long way"):
  contract/${domain}: the record's schema, and the bodies of the calls that save it
  server/db/schema, and npm run migration: the column
  server/services/${domain}: what lists and pages read, what is saved
  ${dirname(file)}: the field, its place in the list and the form
  tests/api/matrix/rows: what the calls are sent`;
};

/** Returns `phone=Phone/Telefon` as a choice of a declaration. @throws for another format */
const choiceOf = (part: string): string => {
  const [, value, en, de] = /^(\w+)=([^/]+)\/(.+)$/.exec(part) ?? [];
  if (!value || !en || !de)
    throw new Error(
      `"${part}" is no choice: write value=English/German, as in phone=Phone/Telefon`,
    );
  return `${value}: ${label(en.trim(), de.trim())}`;
};

/** Returns a kind's arguments after its label. */
async function detailOf(kind: string, command: Command): Promise<string[]> {
  if (kind === 'choice' || kind === 'choices') {
    const parts = await command.list(
      'choices',
      'Choices, as phone=Phone/Telefon, web=Website/Webseite',
    );
    return [`{ ${parts.map(choiceOf).join(', ')} }`];
  }
  if (kind !== 'reference' && kind !== 'references') return [];
  const to = await command.text('to', 'The resource that it leads to');
  const all = (await resources()).map(({ resource }) => resource);
  if (!all.includes(to))
    throw new Error(`There is no resource ${to}; there are ${all.join(', ')}.`);
  return [quoted(to)];
}

/** Adds a field, with its column, to a resource without calls of its own. @throws with the manual steps for a resource with calls */
export async function addField(command: Command): Promise<string> {
  const resource = command.word(0, /^[a-z]\w*$/i, 'The resource');
  const name = command.word(1, /^[a-z][a-z0-9_]*$/, 'The name of the field');
  const path = declarationOf(PROJECT, resource);
  const source = readFileSync(PROJECT + path, 'utf8');
  if (!source.includes(`defineRestResource('${resource}'`)) throw new Error(byHand(resource, path));
  const kind = command.word(2, new RegExp(`^(${KINDS.join('|')})$`), 'The kind');
  const declared = (await resources()).find((one) => one.resource === resource);
  if (declared && Object.hasOwn(declared.fields, name))
    throw new Error(`${resource} have a field ${name} already.`);
  const en = await command.text('en', 'English label');
  const de = await command.text('de', 'German label');
  await assertTranslated([en], [de]);
  const rules = (['required', 'unique'] as const).filter((rule) => command.has(rule));
  const parts = [label(en, de), ...(await detailOf(kind, command))];
  if (rules.length > 0) parts.push(`{ ${rules.map((rule) => `${rule}: true`).join(', ')} }`);

  const changes = new Changes();
  const imported = /import \{([^}]*)\} from '..\/..\/framework\/define\/field\.ts'/.exec(source);
  if (!imported?.[1]?.match(new RegExp(`\\b${kind}\\b`)))
    changes.put(path, `, ${kind} `, {
      before: /,?\s*\} from '..\/..\/framework\/define\/field\.ts'/,
    });
  changes.put(path, `\n    ${name}: ${kind}(${parts.join(', ')}),`, {
    before: /(?<=\n {2}fields: \{[\s\S]*?)\n {2}\},/,
  });
  if (IN_LIST.includes(kind))
    changes.put(path, `, ${quoted(name)}`, { before: /,?\s*\],?\s+(filters|sort|search|busy):/ });
  if (kind === 'choice' && declared?.list?.filters)
    changes.put(path, `${quoted(name)}, `, { after: /\n {4}filters: \[/ });
  changes.put(path, `, ${quoted(name)}`, {
    before: /(?<=\n {2}form: \[[\s\S]*?fields: \[[^\]]*?),?\s*\]/,
  });
  const written = await changes.write(`${resource.toLowerCase()}_${name}`);
  const filled = command.has('required')
    ? '\nRecords that are there already have no value: complete the migration, or it fails on them.'
    : '';
  return `Written, to be read and changed:\n${written}${filled}`;
}
