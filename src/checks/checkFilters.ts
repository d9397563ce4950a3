import { restFilterNames } from '@turntable/declare/contract/rest/calls.ts';
import { readFilterName } from '@turntable/declare/contract/rest/filters.ts';
import type { KindName } from '@turntable/declare/define/field.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { filterNames } from './grants.ts';

/** Kinds whose exact values no user filters by. */
const INEXACT: readonly (KindName | undefined)[] = ['lines', 'decimal', 'money', 'dateTime'];

/** Returns names as text: `a`, `a and b`, `a, b and c`. */
const inWords = (names: readonly string[]): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** Returns the problems of filters on our own server, by the names that its contract accepts. */
const ownProblems = (declared: Resource): string[] => {
  const { fields, list } = declared;
  const useful = restFilterNames(declared).filter((name) => !INEXACT.includes(fields[name]?.kind));
  return filterNames(declared).flatMap((name) => {
    if (useful.includes(name)) return [];
    const { field, operator } = readFilterName(fields, name);
    const kind = fields[field]?.kind;
    if (!kind)
      // checkFields reports fields that are named themselves
      return list?.filters?.includes(name) ? [] : [`filters: no list can be filtered by "${name}"`];
    const fitting = useful.filter((other) => readFilterName(fields, other).field === field);
    if (fitting.length === 0)
      return [`filters: "${name}": no list can be filtered by the kind ${kind}`];
    const misfit = operator ? `does not fit the kind ${kind}` : `is a ${kind} field`;
    return [`filters: "${name}" ${misfit}: filter it by ${inWords(fitting)}`];
  });
};

/** The operators of filters that are sent to another server: none for a field's value, and the bounds. */
const OF_SOURCES: readonly (string | undefined)[] = [undefined, 'gte', 'lte'];

const sourceProblems = (declared: Resource): string[] =>
  filterNames(declared).flatMap((name) => {
    const { operator } = readFilterName(declared.fields, name);
    return OF_SOURCES.includes(operator)
      ? []
      : [`filters: "_${operator}" works only for records on our own server; remove "${name}"`];
  });

/** Reports filters of resources without calls of their own that do not fit their fields, or that are not sent to a source. */
export const filterProblems = (declared: Resource): string[] => {
  if (!declared.rest) return [];
  return declared.source ? sourceProblems(declared) : ownProblems(declared);
};
