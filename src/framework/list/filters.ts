import type { Role } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { Choice } from '../../ui/filters/choice.ts';
import type { Filter } from '../../ui/filters/filter.ts';
import type { FilterSpec, Resource } from '../define/resource.ts';
import { choiceKey, fieldKey, filterKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { useReferenceName } from '../kinds/useReferenceName.ts';
import { isReadBy, resourceNamed } from '../registry.ts';
import { useReferenceChoices } from './useReferenceChoices.ts';

const YES_OR_NO: readonly Choice[] = [
  { value: '1', label: 'ra.boolean.true' },
  { value: '0', label: 'ra.boolean.false' },
];

const choicesOf = (resource: string, name: string, choices: object = {}): Choice[] =>
  Object.keys(choices).map((value) => ({ value, label: choiceKey(resource, name, value) }));

/** Another resource's records, for users who may list them. */
const byReference = (
  source: string,
  label: string,
  resource: string,
  role: Role | undefined,
): Filter[] =>
  role && resourceNamed(resource).api[role]?.list
    ? [
        {
          kind: 'reference',
          source,
          label,
          choices: (search) => useReferenceChoices(resource, search),
          useName: (id) => useReferenceName(resource, id),
        },
      ]
    : [];

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
          from: spec.days[0],
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
    .filter((filter) => names.includes(filter.kind === 'days' ? filter.from : filter.source));
};
