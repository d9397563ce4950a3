import type { CellProps } from '@turntable/declare/kinds/cells.tsx';
import { useParts } from './roomViews.tsx';

/** The name of a room's wall or floor. */
const PartCell = ({ value, field }: CellProps) =>
  useParts(field.reference).data?.find(({ id }) => id === value)?.name ?? `#${value}`;

export default PartCell;
