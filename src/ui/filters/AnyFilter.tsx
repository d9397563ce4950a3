import { FilterFields } from './FilterFields.tsx';
import type { FilterProps } from './filter.ts';
import { isOffered, useChoices } from './useChoices.ts';

/** A filter with all that it can be set to, for a sheet or a sidebar; nothing where there is nothing to choose. */
export const AnyFilter = (props: FilterProps & { arePills?: boolean }) => {
  const loaded = useChoices(props.filter);
  return isOffered(props.filter, loaded) && <FilterFields {...props} loaded={loaded} />;
};
