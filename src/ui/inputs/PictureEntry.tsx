import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput, useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { DropGround } from '../form/DropGround.tsx';
import { PICTURE_TYPES } from '../form/pictureTypes.ts';
import { useFileAddress } from '../useFileAddress.ts';
import type { EntryProps } from './entry.ts';

const asItIs = (value: unknown) => value;

interface PictureEntryProps extends EntryProps {
  /** What is stored can be taken away. */
  isRemovable?: boolean;
}

/** A picture: dropped or chosen, shown, taken back. What was chosen stands in the record as a File. */
const PictureEntry = ({ isRemovable = false, ...props }: PictureEntryProps) => {
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
  const address = useFileAddress(field.value);
  const isNew = field.value instanceof File;
  const canTakeBack = isNew || (Boolean(field.value) && isRemovable);
  const before = formState.defaultValues?.[source] ?? null;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => field.onChange(file),
    onDropRejected: () => notify('rules.no_picture', { type: 'warning' }),
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
      {address && <img src={address} alt={String(label)} />}
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

export default PictureEntry;
