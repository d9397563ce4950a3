import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { holdsFiles, type KindName } from '@turntable/declare/contract/rest/declaration.ts';
import { declarationOf } from '../eject/declaration.ts';
import { PROJECT } from '../lib/run.ts';
import { Changes, quoted } from './changes.ts';
import type { Command } from './command.ts';
import { addDataField } from './dataField.ts';
import { choicesIn, labelIn, limitsIn } from './fieldParts.ts';
import { resources } from './places.ts';

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
const ON_PAGE = ['lines', 'richText', 'image', 'json', 'choices', 'references'];
/** Kinds of `packages/declare/rest`, each a file of its own. */
const OF_REST = ['images', 'file'];
const KINDS = [...IN_LIST, ...ON_PAGE, ...OF_REST];

/** Returns the manual steps for a resource with calls of its own. */
const byHand = (resource: string, file: string): string => {
  const domain = dirname(file).split('/').at(-1);
  return `${resource} has calls of its own, so no command can add a field to it yet. Change by hand (docs/extending.md, "The long way"):
  contract/${domain}: the record's schema, and the bodies of the calls that save it
  server/db/schema, and npm run migration: the column
  server/services/${domain}: the columns that lists and pages read, and those that are saved
  ${dirname(file)}: the field, its place in the list and the form
  tests/api/matrix/rows: the bodies that the calls are sent`;
};

/** Returns a kind's arguments after its label. */
async function detailOf(kind: string, command: Command): Promise<string[]> {
  if (kind === 'choice' || kind === 'choices') return [await choicesIn(command)];
  if (kind !== 'reference' && kind !== 'references') return [];
  const to = await command.text('to', 'The resource that it refers to');
  const all = (await resources()).map(({ resource }) => resource);
  if (!all.includes(to))
    throw new Error(`There is no resource ${to}; there are ${all.join(', ')}.`);
  return [quoted(to)];
}

/**
 * Adds a field, with its column, to the vehicles or to a resource without calls of its own. @throws with the manual steps for another
 * resource with calls
 */
export async function addField(command: Command): Promise<string> {
  const resource = command.word(0, /^[a-z]\w*$/i, 'The resource');
  const name = command.word(1, /^[a-z][a-z0-9_]*$/, 'The name of the field');
  if (resource === 'cars') return addDataField(command, name);
  const path = declarationOf(PROJECT, resource);
  const source = readFileSync(PROJECT + path, 'utf8');
  if (!source.includes(`defineRestResource('${resource}'`)) throw new Error(byHand(resource, path));
  const kind = command.word(2, new RegExp(`^(${KINDS.join('|')})$`), 'The kind');
  const declared = (await resources()).find((one) => one.resource === resource);
  if (declared && Object.hasOwn(declared.fields, name))
    throw new Error(`The ${resource} have a field ${name} already. Choose another name.`);
  if (declared?.source && holdsFiles({ kind: kind as KindName }))
    throw new Error(
      `Another server keeps the ${resource}: pictures and files cannot be sent to it.`,
    );
  const misplaced = (['sorted', 'filtered'] as const).find((flag) => command.has(flag));
  if (misplaced)
    throw new Error(
      `--${misplaced} is for cars. Lists of ${resource} can be sorted and filtered by any field.`,
    );
  const rules = [
    ...(['required', 'unique'] as const).flatMap((rule) =>
      command.has(rule) ? [`${rule}: true`] : [],
    ),
    ...limitsIn(command, kind),
  ];
  const parts = [await labelIn(command), ...(await detailOf(kind, command))];
  if (rules.length > 0) parts.push(`{ ${rules.join(', ')} }`);

  const changes = new Changes();
  const isImported = new RegExp(
    `import \\{[^}]*\\b${kind}\\b[^}]*\\} from '@turntable/declare/(define|rest)/`,
  );
  if (!isImported.test(source)) {
    if (OF_REST.includes(kind))
      changes.put(path, `import { ${kind} } from '@turntable/declare/rest/${kind}.ts';\n`, {
        before: /import \{ defineRestResource \}/,
      });
    else
      changes.put(path, `, ${kind} `, {
        before: /,?\s*\} from '@turntable\/declare\/define\/field\.ts'/,
      });
  }
  changes.put(path, `\n    ${name}: ${kind}(${parts.join(', ')}),`, {
    before: /(?<=\n {2}fields: \{[\s\S]*?)\n {2}\},/,
  });
  // a declaration without columns or a form has every field in them already (packages/declare/rest/defaultViews.ts)
  const inColumns = /(?<=\n {2}list: \{[\s\S]*?columns: \[[^\]]*?),?\s*\]/;
  const inForm = /(?<=\n {2}form: \[[\s\S]*?fields: \[[^\]]*?),?\s*\]/;
  if (IN_LIST.includes(kind) && inColumns.test(source))
    changes.put(path, `, ${quoted(name)}`, { before: inColumns });
  if (kind === 'choice' && declared?.list?.filters)
    changes.put(path, `${quoted(name)}, `, { after: /\n {2}list: \{[\s\S]*?filters: \[/ });
  if (inForm.test(source)) changes.put(path, `, ${quoted(name)}`, { before: inForm });
  const written = await changes.write(`${resource.toLowerCase()}_${name}`);
  const filled = command.has('required')
    ? '\nExisting records have no value yet: add one in the migration, or it fails.'
    : '';
  return `Written; review and change:\n${written}${filled}`;
}
