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
import { type ReactNode, useMemo } from 'react';
import { styleNonce } from '../../theme/styleNonce.ts';
import { type EntryProps, partsOf } from './entry.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** Text with headings, lists and links. The server removes what could run; so does whoever shows it. `tools` stand in the bar, too. */
const RichTextEntry = ({ tools, ...props }: EntryProps & { tools?: ReactNode }) => {
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
      toolbar={
        <RichTextInputToolbar>
          <HeadingButtons />
          <FormatButtons />
          <ListButtons />
          <LinkButtons />
          <QuoteButtons />
          {tools}
          <ClearButtons />
        </RichTextInputToolbar>
      }
      sx={{
        '& .ProseMirror': { minHeight: 160, maxHeight: 480, overflowY: 'auto' },
        '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
      }}
    />
  );
};

export default RichTextEntry;
