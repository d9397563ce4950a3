import type { EntryProps } from '../ui/inputs/entry.ts';
import PictureEntry from '../ui/inputs/PictureEntry.tsx';

/** An input for a record's pictures, in order; each can be removed. */
const PicturesEntry = (props: EntryProps) => <PictureEntry {...props} isMany isRemovable />;

export default PicturesEntry;
