import { useMemo } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  useListContext,
} from 'react-admin';
import { currentUser } from '../connection.ts';
import { resourceNamed } from '../registry.ts';
import { type FilterInputProps, isSearchable, RECORDS_SHOWN, ROWS, usualSort } from './filters.ts';
import { nameOf } from './nameOf.ts';

/** One of another resource's records; nothing where there are fewer than two to choose from, unless one is chosen. */
const RecordChoice = ({ source, label, reference }: FilterInputProps & { reference: string }) => {
  const other = resourceNamed(reference);
  const sort = usualSort(other);
  const { data, error, isPending } = useGetList(reference, {
    pagination: { page: 1, perPage: RECORDS_SHOWN },
    sort,
    filter: {},
    meta: ROWS,
  });
  const { filterValues } = useListContext();
  const optionText = useMemo(() => nameOf(other), [other]); // with another function react-admin removes what is being typed
  if (!error && filterValues[source] === undefined && (isPending || (data?.length ?? 0) < 2))
    return null;
  const given = { label, optionText, size: 'small', helperText: false } as const;
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      perPage={RECORDS_SHOWN}
      sort={sort}
      // it reads what is read above: after an error, reading again as it appears would hide it, and so on without end
      queryOptions={{ meta: ROWS, retryOnMount: false }}
    >
      {isSearchable(other, currentUser().role) ? (
        <AutocompleteInput {...given} filterToQuery={(q: string) => (q ? { q } : {})} />
      ) : (
        <SelectInput {...given} />
      )}
    </ReferenceInput>
  );
};

export default RecordChoice;
