import type { CellProps } from '../../framework/kinds/cells.tsx';
import { useParts } from './roomViews.tsx';

/** What the wall or floor of a room is called. */
const PartCell = ({ value, field }: CellProps) =>
  useParts(field.reference).data?.find(({ id }) => id === value)?.name ?? `#${value}`;

export default PartCell;
