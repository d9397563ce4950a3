import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import {
  isReadBy,
  ownFields,
  type RestDeclaration,
  type RestField,
} from '@turntable/declare/contract/rest/declaration.ts';
import { ROLES } from '../../../contract/application.ts';
import { REST_RESOURCES } from '../../../src/resources/rest.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';
import { contacts } from '../rest/contacts.resource.ts';
import { parts } from '../rest/parts.resource.ts';
import { regions } from '../rest/regions.resource.ts';
import { repairs } from '../rest/repairs.resource.ts';

/** Resources without calls of their own: the product's, and those that tests declare. The matrix and the hostile requests try all of them. */
export const DECLARED: readonly RestDeclaration[] = [
  ...REST_RESOURCES,
  inspections,
  repairs,
  contacts,
  parts,
  regions,
];

/** Their calls by id, such as `inspections.list`. */
export const DECLARED_CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  DECLARED.flatMap((declared) =>
    Object.entries(restCalls(declared)).map(([name, call]) => [
      `${declared.resource}.${name}`,
      call,
    ]),
  ),
);

let count = 0;

/** Returns a value that a field accepts; undefined for kinds that refer to something else. */
const sampleValue = ({ kind, choices = {}, min = 1 }: RestField): unknown => {
  count += 1;
  const [first] = Object.keys(choices);
  switch (kind) {
    case 'email':
      return `sample${count}@people.test`;
    case 'url':
      return `https://example.test/${count}`;
    case 'integer':
    case 'decimal':
    case 'money':
      return min;
    case 'flag':
      return 0;
    case 'choice':
    case 'status':
      return first;
    case 'choices':
      return [first];
    case 'date':
      return '2026-05-06';
    case 'time':
      return '08:30';
    case 'dateTime':
      return '2026-05-06T07:08:09.000Z';
    case 'colour':
      return '#aabbcc';
    case 'image':
    case 'images':
    case 'file':
    case 'reference':
    case 'references':
      return undefined;
    case 'json':
      return { sample: count };
    default:
      return `Sample ${count}`;
  }
};

/** Returns valid values of fields, as a form sends them. */
export const sampleOf = (
  fields: RestDeclaration['fields'],
  isWanted: (field: RestField) => boolean = () => true,
): Record<string, unknown> =>
  Object.fromEntries(
    ownFields(fields)
      .filter(([, field]) => ROLES.every((role) => isReadBy(field, role)) && isWanted(field))
      .map(([name, field]) => [name, sampleValue(field)]),
  );
