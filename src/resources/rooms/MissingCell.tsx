import { useTranslate } from 'react-admin';

interface MissingCellProps {
  row: { images: readonly unknown[]; missing: readonly unknown[] };
}

/** Shows for how many views of the whole vehicle a wall or floor has no picture. */
const MissingCell = ({ row: { images, missing } }: MissingCellProps) => {
  const translate = useTranslate();
  if (missing.length === 0) return translate('rooms.none');
  return translate('rooms.of', { count: missing.length, total: images.length + missing.length });
};

export default MissingCell;
