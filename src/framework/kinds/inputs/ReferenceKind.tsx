import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'ra-ui-materialui';
import { queryOf } from '../../../api/callQueries.ts';
import { currentUser } from '../../access/useRights.ts';
import { resourceNamed } from '../../registry.ts';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

const CHOICES_SHOWN = 25;

/** One record of another resource, or several, found by typing. */
const ReferenceKind = (props: InputProps) => {
  const { source, ...parts } = useInputParts(props);
  const { kind, reference = '' } = props.field;
  const other = resourceNamed(reference);
  const role = currentUser().role;
  const list = role && other.api[role]?.list;
  const searched = list && queryOf(list).includes('q') ? 'q' : other.name;
  const sort = { field: other.list?.sort[0] ?? other.name, order: other.list?.sort[1] ?? 'ASC' } as const;
  const found = { source, reference, sort, perPage: CHOICES_SHOWN };
  const shown = { ...parts, optionText: other.name, filterToQuery: (text: string) => (text ? { [searched]: text } : {}) };
  if (kind === 'references') {
    return (
      <ReferenceArrayInput {...found}>
        <AutocompleteArrayInput {...shown} />
      </ReferenceArrayInput>
    );
  }
  return (
    <ReferenceInput {...found}>
      <AutocompleteInput {...shown} />
    </ReferenceInput>
  );
};

export default ReferenceKind;
