import { queryOf } from '../api/callQueries.ts';
import type { Role } from '../contract/call.ts';
import { isReadBy } from '../contract/rest/declaration.ts';
import { type Operator, readFilterName } from '../contract/rest/filters.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { choicesOf, fieldKey, filterKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { resourceNamed } from '../registry.ts';

/** How many filters a wide screen shows beside the search; the others are added from the menu of filters. */
const SHOWN_ON_WIDE = 5;

/** How many records are read for a choice (specification, chapter 9); typing finds others, where the list can be searched. */
export const RECORDS_SHOWN = 100;

/** Returns the default order of a list. */
export const usualSort = ({ name, list }: Pick<Resource, 'name' | 'list'>) => {
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  return { field, order };
};

/** The query meta of lists. It keeps their rows, which lack fields, out of the cache of single records. */
export const ROWS = { shape: 'row' } as const;

const PER_PAGE = 25;

/** Returns how many rows a page has unless the user chooses: with some filters more than usual. */
export const usualSize = (
  { list }: Pick<Resource, 'list'>,
  filter: Readonly<Record<string, unknown>>,
): number =>
  Object.entries(list?.pageSizes ?? {})
    .map(([name, sizes]) => sizes[String(filter[name])])
    .find((size) => size !== undefined) ??
  list?.perPage ??
  PER_PAGE;

/** Returns whether a resource's list can be searched by a role; without one, by any role. */
export const isSearchable = ({ api }: Pick<Resource, 'api'>, role: Role | undefined): boolean =>
  (role ? [api[role]] : Object.values(api)).some((calls) => queryOf(calls?.list).includes('q'));

/** The props of a filter's input. */
export interface FilterInputProps {
  /** The parameter of the call, and the name in the address. */
  source: string;
  /** A translation key. */
  label: string;
  alwaysOn?: boolean;
}

/** A filter of a list: the name of its input (filterInputs.tsx), and the input's props. */
export interface Filter extends FilterInputProps {
  input: `${'Choice' | 'Date' | 'FirstDay' | 'Number' | 'Record' | 'Select' | 'SelectArray' | 'Text'}Input`;
  choices?: readonly { id: string; name: string }[];
  emptyText?: string;
  /** The parameter of a period's last day; both days are included, and either may be open. */
  to?: string;
  /** The resource whose records are the choices. */
  reference?: string;
}

const YES_OR_NO = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];

/** Returns the input of a field, or of what a filter says in its place. */
const drawn = (
  resource: string,
  name: string,
  { kind = 'text', reference, choices }: Partial<Field>,
  operator?: Operator,
): Omit<Filter, 'source' | 'label'> => {
  if (reference) return { input: 'RecordInput', reference };
  const known = kind === 'flag' ? YES_OR_NO : choices && choicesOf(resource, name, choices);
  if (!known) return { input: KINDS[kind]?.filter ?? 'TextInput' };
  if (operator === 'any') return { input: 'SelectArrayInput', choices: known };
  return { input: 'SelectInput', choices: known, emptyText: 'list.any' };
};

/**
 * Returns the filters of a list for a role: those that are declared, that its call takes, and whose field it reads. A filter by another resource's
 * records is only for roles that may list them.
 */
export const filtersFor = (declared: Resource, role: Role | undefined): Filter[] => {
  const { resource, fields, api, list } = declared;
  const taken = queryOf(role ? api[role]?.list : undefined);
  const filters = (list?.filters ?? []).flatMap((spec): Filter[] => {
    if (typeof spec === 'string') {
      const { field: name, operator } = readFilterName(fields, spec);
      const field = fields[name];
      if (!field || !isReadBy(field, role)) return [];
      const label = (operator ? filterKey : fieldKey)(resource, spec);
      return [{ source: spec, label, ...drawn(resource, name, field, operator) }];
    }
    if ('days' in spec) {
      const [from, to] = spec.days;
      return [
        { input: 'FirstDayInput', source: from, label: filterKey(resource, from), to },
        { input: 'DateInput', source: to, label: filterKey(resource, to) },
      ];
    }
    const { name } = spec;
    const { input, ...props } = drawn(resource, name, spec);
    const own = input === 'SelectInput' ? 'ChoiceInput' : input;
    return [{ source: name, label: filterKey(resource, name), input: own, ...props }];
  });
  return filters.filter(
    ({ source, reference }) =>
      taken.includes(source) && (!reference || (role && resourceNamed(reference).api[role]?.list)),
  );
};

/** Returns whether a wide screen always shows the filter at a place; the last day of a period stands with the first. */
export const isShownOnWide = (filters: readonly Filter[], place: number): boolean =>
  place < SHOWN_ON_WIDE || (place === SHOWN_ON_WIDE && filters[place - 1]?.to !== undefined);
