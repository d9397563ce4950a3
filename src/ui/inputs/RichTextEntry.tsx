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
import { isRequired as isRequiredBy, useTranslateLabel } from 'react-admin';
import { styleNonce } from '../../theme/styleNonce.ts';
import type { EntryProps } from './entry.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** The editor's own, but that pictures have no handles: how wide one is follows from the page that shows it. */
const EXTENSIONS = DefaultEditorOptions.extensions?.map((one) =>
  one.name === 'image' ? one.configure({ resize: false }) : one,
);

/** Text with headings, lists and links. The server removes what could run; so does every place that shows it. `tools` stand in the bar, too. */
const RichTextEntry = ({ tools, ...props }: EntryProps & { tools?: ReactNode }) => {
  const { source, label: key, validate, isRequired = isRequiredBy(validate) } = props;
  const label = useTranslateLabel()({ source, label: key });
  const editorOptions = useMemo(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': String(label),
      'aria-required': String(isRequired),
    };
    return {
      ...DefaultEditorOptions,
      extensions: EXTENSIONS,
      editorProps: { attributes },
      ...(styleNonce && { injectNonce: styleNonce }),
    };
  }, [label, isRequired]);
  return (
    <RichTextInput
      {...props}
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
