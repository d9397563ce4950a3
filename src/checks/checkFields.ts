import type { Resource } from '../framework/define/resource.ts';
import { twice } from './checkPlaces.ts';

const columnNames = ({ list }: Resource): string[] =>
  list
    ? (Object.values(list.columns) as (string | readonly string[])[])
        .flat()
        .map((name) => name.replace(/\?$/, ''))
    : []; // a list, or lists by role

/** Every name of a field that a declaration speaks of, with where it does. */
export const fieldProblems = (declared: Resource): string[] => {
  const { fields, form = [], create = [], list } = declared;
  const named: [place: string, names: readonly string[]][] = [
    ['name', [declared.name]],
    ['columns', columnNames(declared)],
    ['create', create],
    [
      'filters',
      (list?.filters ?? []).flatMap((filter) =>
        typeof filter === 'string' ? filter : 'field' in filter ? filter.field : [],
      ),
    ],
    ...form.map((tab): [string, readonly string[]] => [
      `tab ${tab.key}`,
      'fields' in tab ? tab.fields : [],
    ]),
  ];
  const unknown = named.flatMap(([place, names]) =>
    names.filter((name) => !fields[name]).map((name) => `${place}: there is no field "${name}"`),
  );
  const strangers = Object.entries(fields).flatMap(([name, { readers = [] }]) =>
    readers
      .filter((role) => !declared.api[role])
      .map((role) => `field ${name} is for ${role}, who has no calls`),
  );
  return [
    ...unknown,
    ...strangers,
    ...twice(form.map(({ key }) => key)).map((key) => `two tabs are called ${key}`),
  ];
};
