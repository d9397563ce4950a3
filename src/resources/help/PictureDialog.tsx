import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { instructions } from '../../../contract/help/calls.ts';
import { request } from '../../api/httpClient.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DropGround } from '../../ui/form/DropGround.tsx';
import { PICTURE_TYPES } from '../../ui/form/pictureTypes.ts';

interface PictureDialogProps {
  title: string;
  /** What is said about a picture that is there already; without it a new one is asked for. */
  present: string | undefined;
  onPicture: (picture: { alt: string; src: string } | { alt: string }) => void;
  onClose: () => void;
}

const useAddress = (file: File | undefined): string | undefined => {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address;
};

/** Asks for a picture, and for what it shows: readers who do not see it are told. */
export const PictureDialog = ({ title, present, onPicture, onClose }: PictureDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(present ?? '');
  const address = useAddress(file);
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
        <DropGround {...getRootProps()} data-over={isDragActive}>
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
            <span className="hint">{translate('record.file_drop')}</span>
          </span>
        </DropGround>
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
