import type { EntryProps } from '../ui/inputs/entry.ts';
import PictureEntry from '../ui/inputs/PictureEntry.tsx';

/** The pictures of a record in their order; each can be removed. */
const PicturesEntry = (props: EntryProps) => <PictureEntry {...props} isMany isRemovable />;

export default PicturesEntry;
