import { useTranslate } from 'ra-core';

/** How many views of the whole vehicle a wall or floor has no picture of. */
const MissingCell = ({ row: { missing } }: { row: { missing: readonly unknown[] } }) => {
  const translate = useTranslate();
  return translate(missing.length === 0 ? 'rooms.complete' : 'rooms.missing', { smart_count: missing.length });
};

export default MissingCell;
