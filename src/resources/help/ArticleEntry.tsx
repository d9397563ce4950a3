import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { request } from '@turntable/declare/api/httpClient.ts';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { DropArea } from '@turntable/declare/ui/form/DropArea.tsx';
import { PICTURE_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import RichTextEntry, { useLiveEditor } from '@turntable/declare/ui/inputs/RichTextEntry.tsx';
import { useFileAddress } from '@turntable/declare/ui/useFileAddress.ts';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { instructions } from '../../../contract/help/calls.ts';

interface PictureDialogProps {
  title: string;
  /** The description of the picture to edit; undefined to add a new picture. */
  present: string | undefined;
  onPicture: (picture: { alt: string; src: string } | { alt: string }) => void;
  onClose: () => void;
}

/** The dialog for a picture and its description, which screen readers announce. */
const PictureDialog = ({ title, present, onPicture, onClose }: PictureDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(present ?? '');
  const address = useFileAddress(file);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([dropped]) => setFile(dropped),
    onDropRejected: () => notify('rules.no_picture', { type: 'warning' }),
  });

  const submit = async () => {
    const said = { alt: alt.trim() };
    if (present !== undefined) return onPicture(said);
    if (!file) throw new Error('help.picture_missing');
    const form = { fields: {}, files: { picture: file } };
    onPicture({ ...said, src: (await request(instructions.uploadPicture, { form })).data.url });
  };

  return (
    <ConfirmDialog title={title} onConfirm={submit} onClose={onClose}>
      {present === undefined && (
        <DropArea {...getRootProps()} data-over={isDragActive}>
          <input {...getInputProps({ 'aria-hidden': true })} />
          {address && <img src={address} alt="" />}
          <span className="buttons">
            <Button
              size="small"
              variant="outlined"
              startIcon={<CloudUploadOutlined />}
              onClick={open}
            >
              {translate(file ? 'record.file_other' : 'record.file_choose')}
            </Button>
            <span className="hint drop">{translate('record.file_drop')}</span>
          </span>
        </DropArea>
      )}
      <TextField
        fullWidth
        required
        margin="dense"
        label={translate('help.picture_alt')}
        helperText={translate('help.picture_alt_hint')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: 300, pattern: '.*\\S.*' } }}
      />
    </ConfirmDialog>
  );
};

/** Inserts a picture into the text, or edits the description of the selected one. */
const PictureButton = () => {
  const editor = useLiveEditor();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      editor?.commands.focus(); // after the closing dialog has returned the focus to the button
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

/** An input for an article's text: formatted text with pictures. */
const ArticleEntry = (props: EntryProps) => <RichTextEntry {...props} tools={<PictureButton />} />;

export default ArticleEntry;
