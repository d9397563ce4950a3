import type { ValueProps } from '../../ui/values/value.ts';
import { useParts } from './roomViews.tsx';

/** What the wall or floor of a room is called. */
const PartCell = ({ value, reference }: ValueProps) =>
  useParts(reference).data?.find(({ id }) => id === value)?.name ?? `#${value}`;

export default PartCell;
