import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { isRequired as isRequiredBy, useTranslate, useTranslateLabel } from 'react-admin';
import { styleNonce } from '../../theme/styleNonce.ts';
import type { EntryProps } from './entry.ts';

const LEVELS = [1, 2, 3] as const;

/** Returns the editor around, and draws the caller again whenever its text or its selection changes. */
export const useLiveEditor = () => {
  const editor = useTiptapEditor();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => void editor?.off('transaction', redraw);
  }, [editor]);
  return editor;
};

/** Headings of the editor; its own menu of levels is no list that screen readers understand. */
const HeadingButtons = () => {
  const editor = useLiveEditor();
  const translate = useTranslate();
  return (
    <ToggleButtonGroup size="small">
      {LEVELS.map((level) => {
        const label = translate(`ra.tiptap.heading${level}`);
        return (
          <ToggleButton
            key={level}
            value={level}
            title={label}
            disabled={!editor?.isEditable}
            selected={editor?.isActive('heading', { level }) ?? false}
            onClick={() =>
              editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()
            }
            sx={{ fontSize: 13, fontWeight: 700, color: 'text.primary' }}
          >
            {`H${level}`}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};

/** The editor's default extensions, with resizing of pictures off: the page that shows a picture decides its width. */
const EXTENSIONS = DefaultEditorOptions.extensions?.map((one) =>
  one.name === 'image' ? one.configure({ resize: false }) : one,
);

/** An input for text with headings, lists and links. The server removes scripts, and so does every place that shows the text. `tools` are added to the toolbar. */
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
