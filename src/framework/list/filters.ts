import type { Role } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { choicesOf, fieldKey, filterKey } from '../define/textKeys.ts';
import { isReadBy, resourceNamed } from '../registry.ts';

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

/** Whether a resource's list can be searched by a role, or by any. */
export const isSearchable = ({ api }: Pick<Resource, 'api'>, role: Role | undefined): boolean =>
  (role ? [api[role]] : Object.values(api)).some(
    (calls) => calls?.list && queryOf(calls.list).includes('q'),
  );

/** The props of a filter's input. */
export interface FilterInputProps {
  /** The parameter of the call, and the name in the address. */
  source: string;
  /** A translation key. */
  label: string;
  alwaysOn?: boolean;
}

/** A filter of a list. */
export type Filter = FilterInputProps &
  (
    | { choices: readonly { id: string; name: string }[] }
    /** From a day to a day, both included; either may be open. `source` is the first. */
    | { to: string }
    /** One of another resource's records. */
    | { reference: string }
  );

const YES_OR_NO = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];

/**
 * The filters of a list for a role: those that are declared, that its call takes, and whose field it reads. Another resource's records are
 * for users who may list them.
 */
export const filtersFor = (declared: Resource, role: Role | undefined): Filter[] => {
  const { resource, fields, api, list } = declared;
  const call = role && api[role]?.list;
  const taken = call ? queryOf(call) : [];
  const filterOf = (
    source: string,
    label: string,
    { kind, reference, choices }: Partial<Field>,
  ): Filter[] => {
    if (reference)
      return role && resourceNamed(reference).api[role]?.list ? [{ source, label, reference }] : [];
    const known = kind === 'flag' ? YES_OR_NO : choicesOf(resource, source, choices);
    return [{ source, label, choices: known }];
  };
  const filters = (list?.filters ?? []).flatMap((spec): Filter[] => {
    if (typeof spec === 'string') {
      const field = fields[spec];
      return field && isReadBy(field, role) ? filterOf(spec, fieldKey(resource, spec), field) : [];
    }
    if ('name' in spec) return filterOf(spec.name, filterKey(resource, spec.name), spec);
    const [source, to] = spec.days;
    return [{ source, label: fieldKey(resource, spec.field), to }];
  });
  return filters.filter(({ source }) => taken.includes(source));
};
