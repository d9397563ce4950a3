import type { FieldRules } from '@turntable/declare/contract/rest/declaration.ts';
import { readFilterName } from '@turntable/declare/contract/rest/filters.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { twice } from './checkPlaces.ts';
import { limitsOf, rolesOf } from './grants.ts';

const columnNames = ({ list }: Resource): string[] =>
  list
    ? (Object.values(list.columns) as (string | readonly string[])[])
        .flat()
        .map((name) => name.replace(/\?$/, ''))
    : []; // a list, or lists by role

/** Rules that the server reads from declarations of resources without calls; for others the contract's schemas hold them. */
const REST_RULES = ['unique', 'min', 'max', 'maxLength', 'computed'] as const;
type RestRule = (typeof REST_RULES)[number];

/** Returns whether some call that saves the field has the same rule: both are made of one declaration (packages/declare/contract/dataFields.ts). */
const isInContract = (declared: Resource, name: string, rule: RestRule): boolean =>
  rolesOf(declared).some((role) => {
    const { create, save } = declared.api[role] ?? {};
    return [create, save].some(
      (call) =>
        (limitsOf(call)[name] as FieldRules | undefined)?.[rule] === declared.fields[name]?.[rule],
    );
  });

/** Reports names of fields that do not exist, readers without calls, and rules without effect. */
export const fieldProblems = (declared: Resource): string[] => {
  const { fields, form = [], create = [], list } = declared;
  const named: [place: string, names: readonly string[]][] = [
    ['name', [declared.name]],
    ['columns', columnNames(declared)],
    ['create', create],
    [
      'filters',
      (list?.filters ?? []).flatMap((filter) => {
        if (typeof filter === 'string') return readFilterName(fields, filter).field;
        return 'field' in filter ? filter.field : [];
      }),
    ],
    ...form.map((tab): [string, readonly string[]] => [
      `tab ${tab.key}`,
      'fields' in tab ? tab.fields : [],
    ]),
  ];
  const unknown = named.flatMap(([place, names]) =>
    names.filter((name) => !fields[name]).map((name) => `${place}: there is no field "${name}"`),
  );
  const unreadable = Object.entries(fields).flatMap(([name, { readers = [] }]) =>
    readers
      .filter((role) => !declared.api[role])
      .map(
        (role) =>
          `field ${name}: its readers name ${role}, but the resource has no calls for this role`,
      ),
  );
  const ineffective = declared.rest
    ? []
    : Object.entries(fields).flatMap(([name, field]) =>
        REST_RULES.filter(
          (rule) => field[rule] !== undefined && !isInContract(declared, name, rule),
        ).map(
          (rule) =>
            `field ${name}: "${rule}" works only for resources without calls of their own; set it in the contract's schema`,
        ),
      );
  return [
    ...unknown,
    ...unreadable,
    ...ineffective,
    ...twice(form.map(({ key }) => key)).map((key) => `two tabs have the key "${key}"`),
  ];
};
