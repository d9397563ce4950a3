import { useTranslate } from 'ra-core';
import type { Limit } from '../../api/callLimits.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { EntryProps, Records } from '../../ui/inputs/entry.ts';
import type { ValueProps } from '../../ui/values/value.ts';
import type { User } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { choiceKey, fieldKey, hintKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { isDemanded } from './fieldValue.ts';
import { KINDS } from './kinds.ts';

/** What shows a field's value is told of it, beside the value. */
export const valueProps = (
  resource: string,
  name: string,
  { tones, reference }: Field<never>,
): Omit<ValueProps, 'value'> => ({
  label: fieldKey(resource, name),
  choiceKey: (choice) => choiceKey(resource, name, choice),
  ...(tones && { tones }),
  ...(reference && { reference }),
});

/** How a list is sorted that nobody has sorted. */
export const usualSort = ({ name, list }: Pick<Resource, 'name' | 'list'>): Records['sort'] => {
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  return { field, order };
};

/** Whether the list that a role has of a resource can be searched. */
export const isSearchable = ({ api }: Pick<Resource, 'api'>, role: User['role']): boolean => {
  const call = role && api[role]?.list;
  return call !== undefined && queryOf(call).includes('q');
};

const recordsOf = (resource: string): Records => {
  const other = resourceNamed(resource);
  return {
    resource,
    name: other.name,
    search: isSearchable(other, currentUser().role) ? 'q' : other.name,
    sort: usualSort(other),
  };
};

interface Asked {
  name: string;
  field: Field<never>;
  limit: Limit;
  /** The record is being made. */
  isNew: boolean;
  /** A translation key, where the field is none of a resource (an action's question). */
  label?: string | undefined;
}

/** What the input of a field is told: all that the declaration and the call say of it. */
export const useEntryProps = (resource: string): ((asked: Asked) => EntryProps) => {
  const translate = useTranslate();
  return ({ name, field, limit, isNew, label = fieldKey(resource, name) }) => {
    const { choices, reference } = field;
    const texts = Object.keys(choices ?? {}).map((value) => ({
      value,
      text: translate(choiceKey(resource, name, value)),
    }));
    return {
      source: name,
      label: translate(label),
      helperText: translate(hintKey(resource, name), { _: '' }) || false,
      isRequired: isDemanded(field, limit, isNew),
      limit,
      ...KINDS[field.kind].given,
      ...(choices && { choices: texts }),
      ...(reference && { records: recordsOf(reference) }),
    };
  };
};
