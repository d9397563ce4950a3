import type { DataField } from '@turntable/declare/contract/dataFields.ts';
import { getTableColumns } from '@turntable/declare/server/db/drizzle.ts';
import { adminCarQuery, companyCarQuery } from '../../contract/vehicles/queries.ts';
import { Car } from '../../contract/vehicles/vehicle.ts';
import { cars } from '../../server/db/schema/index.ts';
import { Changes } from './changes.ts';
import type { Command } from './command.ts';
import { assertKind, choicesIn, labelIn, limitsIn } from './fieldParts.ts';

/** The declaration of a vehicle's data. */
const DECLARATION = 'contract/vehicles/carFields.ts';
/** The kinds of fields, and what lists can do by them. */
const KINDS: { readonly [Kind in DataField['kind']]: 'sorted' | 'filtered' | null } = {
  text: 'sorted',
  integer: 'sorted',
  decimal: 'sorted',
  money: 'sorted',
  date: 'sorted',
  choice: 'filtered',
  flag: 'filtered',
  lines: null,
  email: null,
  phone: null,
  url: null,
  time: null,
  dateTime: null,
  colour: null,
};
const kindsThat = (can: 'sorted' | 'filtered'): string[] =>
  Object.entries(KINDS).flatMap(([kind, does]) => (does === can ? [kind] : []));

/** Returns names that a field cannot have: those of properties, columns and parameters, and of sort keys that only migrations make. */
const takenNames = (): string[] => [
  ...Object.keys(Car.shape),
  ...Object.keys(getTableColumns(cars)),
  ...Object.keys({ ...adminCarQuery.shape, ...companyCarQuery.shape }),
  'name',
  'name_key',
  'ftp_key',
  'search_text',
];

/** Adds a field to the vehicles: a line in their declaration, and the migration. @throws for a name or a flag that they cannot have */
export async function addDataField(command: Command, name: string): Promise<string> {
  const kind = command.word(2, new RegExp(`^(${Object.keys(KINDS).join('|')})$`), 'The kind');
  if (takenNames().includes(name))
    throw new Error(`The cars have a field or a column ${name} already. Choose another name.`);
  const unusable = (['required', 'unique'] as const).find((flag) => command.has(flag));
  if (unusable)
    throw new Error(
      `--${unusable} is not possible for cars: imports create vehicles without this field.`,
    );
  const asked = (['sorted', 'filtered'] as const).filter((flag) => command.has(flag));
  for (const flag of asked) assertKind(`--${flag}`, kind, kindsThat(flag));
  const parts = [
    `kind: '${kind}'`,
    `label: ${await labelIn(command)}`,
    ...(kind === 'choice' ? [`choices: ${await choicesIn(command)}`] : []),
    ...limitsIn(command, kind),
    ...asked.map((flag) => `${flag}: true`),
  ];
  const changes = new Changes();
  changes.put(DECLARATION, `  ${name}: { ${parts.join(', ')} },\n`, {
    before: /\} as const satisfies DataFields/,
  });
  return `Written; review and change:\n${await changes.write(`cars_${name}`)}`;
}
