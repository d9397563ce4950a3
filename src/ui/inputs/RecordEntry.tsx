import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/** As many as are read at once (specification, chapter 9); the rest is found by typing. */
const CHOICES_SHOWN = 100;

/** One record of another resource, or several, found by typing. */
const RecordEntry = (props: EntryProps) => {
  if (!props.records) return null;
  const { source, ...parts } = partsOf(props);
  const { resource: reference, name, search, sort } = props.records;
  const found = { source, reference, sort, perPage: CHOICES_SHOWN };
  const shown = {
    ...parts,
    optionText: name,
    filterToQuery: (text: string) => (text ? { [search]: text } : {}),
  };
  if (props.areMany) {
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

export default RecordEntry;
