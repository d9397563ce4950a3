import ImageOutlined from '@mui/icons-material/ImageOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'ra-core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer, useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';

/** Puts a picture into the text, or changes what is said about the chosen one. */
export const PictureButton = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      editor?.commands.focus(); // behind the dialog's own return of the focus, to the button
    };
  }, [editor, isOpen]);
  const isChosen = editor?.isActive('image') ?? false;
  const label = translate(isChosen ? 'help.picture_text' : 'help.picture_add');
  return (
    <>
      <ToggleButton
        size="small"
        value="picture"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={!editor?.isEditable}
        selected={isChosen}
        onClick={() => setOpen(true)}
        sx={{ color: 'text.primary' }}
      >
        <ImageOutlined fontSize="small" />
      </ToggleButton>
      {isOpen && editor && (
        <PictureDialog
          title={label}
          present={isChosen ? String(editor.getAttributes('image').alt ?? '') : undefined}
          onPicture={(picture) => {
            if ('src' in picture) editor.commands.insertContent({ type: 'image', attrs: picture });
            else editor.commands.updateAttributes('image', picture);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
