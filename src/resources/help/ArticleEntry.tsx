import type { EntryProps } from '../../ui/inputs/entry.ts';
import RichTextEntry from '../../ui/inputs/RichTextEntry.tsx';
import { PictureButton } from './PictureButton.tsx';

/** An article's text: as other texts, with pictures. */
const ArticleEntry = (props: EntryProps) => <RichTextEntry {...props} tools={<PictureButton />} />;

export default ArticleEntry;
