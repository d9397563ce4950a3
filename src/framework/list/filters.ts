import type { Role } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { FilterSpec, Resource } from '../define/resource.ts';
import { choiceKey, fieldKey, filterKey } from '../define/textKeys.ts';
import { isSearchable, usualSort } from '../kinds/fieldProps.ts';
import { KINDS } from '../kinds/kinds.ts';
import { isReadBy, resourceNamed } from '../registry.ts';
import type { Filter } from './definition.ts';
import { nameOf } from './nameOf.ts';

type Choices = Extract<Filter, { kind: 'choice' }>['choices'];

const YES_OR_NO: Choices = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];

const choicesOf = (resource: string, name: string, choices: object = {}): Choices =>
  Object.keys(choices).map((id) => ({ id, name: choiceKey(resource, name, id) }));

/** Another resource's records, for users who may list them. */
const byReference = (
  source: string,
  label: string,
  reference: string,
  role: Role | undefined,
): Filter[] => {
  const other = resourceNamed(reference);
  if (!role || !other.api[role]?.list) return [];
  return [
    {
      kind: 'reference',
      source,
      label,
      reference,
      nameOf: nameOf(other),
      sort: usualSort(other),
      isSearchable: isSearchable(other, role),
    },
  ];
};

const deriveOne = (
  { resource, fields }: Resource,
  spec: FilterSpec,
  role: Role | undefined,
): Filter[] => {
  if (typeof spec !== 'string') {
    if ('field' in spec)
      return [
        {
          kind: 'days',
          source: spec.days[0],
          to: spec.days[1],
          label: fieldKey(resource, spec.field),
        },
      ];
    const { name } = spec;
    const label = filterKey(resource, name);
    if ('reference' in spec) return byReference(name, label, spec.reference, role);
    return [
      { kind: 'choice', source: name, label, choices: choicesOf(resource, name, spec.choices) },
    ];
  }
  const field = fields[spec];
  if (!field || !isReadBy(field, role)) return [];
  const label = fieldKey(resource, spec);
  if (field.reference) return byReference(spec, label, field.reference, role);
  const choices =
    KINDS[field.kind].filter === 'flag' ? YES_OR_NO : choicesOf(resource, spec, field.choices);
  return [{ kind: 'choice', source: spec, label, choices }];
};

/** The filters of a list for a role: those that are declared, that its call takes, and whose field it reads. */
export const deriveFilters = (declared: Resource, role: Role | undefined): Filter[] => {
  const call = role && declared.api[role]?.list;
  const names = call ? queryOf(call) : [];
  return (declared.list?.filters ?? [])
    .flatMap((spec) => deriveOne(declared, spec, role))
    .filter(({ source }) => names.includes(source));
};
