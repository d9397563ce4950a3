import type { Role } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { choicesOf, fieldKey, filterKey } from '../define/textKeys.ts';
import { isReadBy, resourceNamed } from '../registry.ts';

/** As many records are read at once to choose from (specification, chapter 9); where the list can be searched, the rest is found by typing. */
export const RECORDS_SHOWN = 100;

/** How a list is sorted that nobody has sorted. */
export const usualSort = ({ name, list }: Pick<Resource, 'name' | 'list'>) => {
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  return { field, order };
};

/** What a list asks its data provider for: a list's row is no whole record, it must not be taken for one in the cache of single records. */
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

/** Whether the list that a role (or any) has of a resource can be searched. */
export const isSearchable = ({ api }: Pick<Resource, 'api'>, role: Role | undefined): boolean =>
  (role ? [api[role]] : Object.values(api)).some(
    (calls) => calls?.list && queryOf(calls.list).includes('q'),
  );

/** What the input of a filter is given. */
export interface FilterInputProps {
  /** The parameter of the call, and the name in the address. */
  source: string;
  /** A translation key. */
  label: string;
  alwaysOn?: boolean;
}

/** What a list can be filtered by. */
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
