import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { styleNonce } from '../../theme/styleNonce.ts';
import { type EntryProps, partsOf } from './entry.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

const TOOLBAR = (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons />
    <ListButtons />
    <LinkButtons />
    <QuoteButtons />
    <ClearButtons />
  </RichTextInputToolbar>
);

/** Text with headings, lists and links. The server removes what could run; so does whoever shows it. */
const RichTextEntry = (props: EntryProps) => {
  const parts = partsOf(props);
  const { label, isRequired } = parts;
  const editorOptions = useMemo(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-required': String(isRequired) };
    return { ...DefaultEditorOptions, editorProps: { attributes }, ...(styleNonce && { injectNonce: styleNonce }) };
  }, [label, isRequired]);
  return (
    <RichTextInput
      {...parts}
      editorOptions={editorOptions}
      toolbar={TOOLBAR}
      sx={{ '& .ProseMirror': { minHeight: 160, maxHeight: 480, overflowY: 'auto' } }}
    />
  );
};

export default RichTextEntry;
