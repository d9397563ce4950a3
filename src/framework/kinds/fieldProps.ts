import type { Role } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import type { ValueProps } from '../../ui/values/value.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';

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
export const usualSort = ({ name, list }: Pick<Resource, 'name' | 'list'>) => {
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  return { field, order };
};

/** Whether the list that a role (or any) has of a resource can be searched. */
export const isSearchable = ({ api }: Pick<Resource, 'api'>, role: Role | undefined): boolean =>
  (role ? [api[role]] : Object.values(api)).some(
    (calls) => calls?.list && queryOf(calls.list).includes('q'),
  );
