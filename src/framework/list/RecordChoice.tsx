import { AutocompleteInput, ReferenceInput, SelectInput, useGetList } from 'react-admin';
import type { Filter } from './definition.ts';
import { ROWS } from './listMeta.ts';

/** As many records are read to choose from (specification, chapter 9); where the list can be searched, the rest is found by typing. */
const CHOICES = 100;

export type ReferenceFilter = Omit<Extract<Filter, { kind: 'reference' }>, 'kind'> & {
  alwaysOn?: boolean;
};

/** One of another resource's records; nothing where there are fewer than two to choose from. */
const RecordChoice = ({ reference, nameOf, sort, isSearchable, ...input }: ReferenceFilter) => {
  const { data, error, isPending } = useGetList(reference, {
    pagination: { page: 1, perPage: CHOICES },
    sort,
    filter: {},
    meta: ROWS,
  });
  if (!error && (isPending || (data?.length ?? 0) < 2)) return null;
  return (
    <ReferenceInput
      source={input.source}
      reference={reference}
      perPage={CHOICES}
      sort={sort}
      queryOptions={{ meta: ROWS }}
    >
      {isSearchable ? (
        <AutocompleteInput
          label={input.label}
          optionText={nameOf}
          filterToQuery={(q: string) => (q ? { q } : {})}
          size="small"
          helperText={false}
        />
      ) : (
        <SelectInput label={input.label} optionText={nameOf} size="small" helperText={false} />
      )}
    </ReferenceInput>
  );
};

export default RecordChoice;
