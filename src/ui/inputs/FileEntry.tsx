import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useMemo } from 'react';
import { InputHelperText, useInput, useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { DropGround } from '../form/DropGround.tsx';
import { PICTURE_TYPES } from '../form/pictureTypes.ts';
import type { EntryProps } from './entry.ts';

const asItIs = (value: unknown) => value;

/** An address under which a value can be shown: its own, or one for a file that was chosen just now. */
const useAddress = (value: unknown): string | undefined => {
  const address = useMemo(
    () => (value instanceof File ? URL.createObjectURL(value) : undefined),
    [value],
  );
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address ?? (typeof value === 'string' && value ? value : undefined);
};

interface FileEntryProps extends EntryProps {
  isPicture?: boolean;
  /** What is stored can be taken away. */
  isRemovable?: boolean;
}

/** A picture or a file: dropped or chosen, shown, taken back. What was chosen stands in the record as a File. */
const FileEntry = ({ isPicture = false, isRemovable = false, ...props }: FileEntryProps) => {
  const { source, validate, helperText = false, className } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { field, fieldState, formState, id, isRequired } = useInput({
    source,
    ...(validate && { validate }),
    ...(props.isRequired && { isRequired: true }),
    format: asItIs,
    parse: asItIs,
  });
  const label = useTranslateLabel()({ source, label: props.label });
  const address = useAddress(field.value);
  const isNew = field.value instanceof File;
  const canTakeBack = isNew || (Boolean(field.value) && isRemovable);
  const before = formState.defaultValues?.[source] ?? null;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    ...(isPicture ? { accept: PICTURE_TYPES } : {}),
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => field.onChange(file),
    onDropRejected: () =>
      notify(isPicture ? 'rules.no_picture' : 'rules.one_file', { type: 'warning' }),
  });
  return (
    <DropGround
      {...getRootProps()}
      className={className}
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={isDragActive}
      data-faulty={fieldState.invalid}
    >
      <input {...getInputProps({ 'aria-hidden': true })} />
      <span id={`${id}-label`} className="label">
        {label}
        {isRequired && ' *'}
      </span>
      {isPicture && address && <img src={address} alt={String(label)} />}
      {!isPicture && isNew && <span className="name">{(field.value as File).name}</span>}
      <span className="buttons">
        <Button
          ref={field.ref}
          size="small"
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          onBlur={() => field.onBlur()}
          onClick={open}
        >
          {translate(field.value ? 'record.file_other' : 'record.file_choose')}
        </Button>
        {canTakeBack && (
          <Button
            size="small"
            color="inherit"
            onClick={() => field.onChange(isNew ? before : null)}
          >
            {translate('record.file_remove')}
          </Button>
        )}
        <span className="hint">{translate('record.file_drop')}</span>
      </span>
      {(fieldState.invalid || helperText !== false) && (
        <FormHelperText error={fieldState.invalid}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </DropGround>
  );
};

export default FileEntry;
