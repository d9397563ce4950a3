import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput, useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { DropArea } from '../form/DropArea.tsx';
import { PICTURE_TYPES } from '../form/pictureTypes.ts';
import { useFileAddress } from '../useFileAddress.ts';
import type { EntryProps } from './entry.ts';

interface PictureProps {
  value: unknown;
  /** The picture's name for screen readers. */
  name: string;
  onRemove: (() => void) | undefined;
}

const OnePicture = ({ value, name, onRemove }: PictureProps) => {
  const remove = useTranslate()('record.file_remove');
  const address = useFileAddress(value);
  return (
    <span className="buttons">
      {address && <img src={address} alt={name} />}
      {onRemove && (
        <Button size="small" color="inherit" aria-label={`${remove}: ${name}`} onClick={onRemove}>
          {remove}
        </Button>
      )}
    </span>
  );
};

interface PictureEntryProps extends EntryProps {
  /** The stored picture can be removed. */
  isRemovable?: boolean;
  /** The value is an ordered list of pictures. */
  isMany?: boolean;
}

/** An input for one or several pictures: drop or choose, preview, remove. A new picture is a File in the record. */
const PictureEntry = ({ isRemovable = false, isMany = false, ...props }: PictureEntryProps) => {
  const { source, validate, helperText = false, className } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { field, fieldState, formState, id, isRequired } = useInput({
    source,
    ...(validate && { validate }),
    ...(props.isRequired && { isRequired: true }),
  });
  const label = useTranslateLabel()({ source, label: props.label });
  const pictures: readonly unknown[] = [field.value || []].flat();
  const isNew = field.value instanceof File;
  const before = isNew ? (formState.defaultValues?.[source] ?? null) : null;
  const remove = (place: number) =>
    field.onChange(isMany ? pictures.filter((_, index) => index !== place) : before);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    multiple: isMany,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: (files) => field.onChange(isMany ? [...pictures, ...files] : files[0]),
    onDropRejected: () => notify('rules.no_picture', { type: 'warning' }),
  });
  return (
    <DropArea
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
      {pictures.map((value, place) => (
        <OnePicture
          key={value instanceof File ? `${value.name} ${value.lastModified}` : String(value)}
          value={value}
          name={isMany ? `${label} ${place + 1}` : String(label)}
          onRemove={isNew || isRemovable ? () => remove(place) : undefined}
        />
      ))}
      <span className="buttons">
        <Button
          ref={field.ref}
          size="small"
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          onBlur={() => field.onBlur()}
          onClick={open}
        >
          {translate(!isMany && field.value ? 'record.file_other' : 'record.file_choose')}
        </Button>
        <span className="hint drop">
          {translate(isMany ? 'record.files_drop' : 'record.file_drop')}
        </span>
      </span>
      {(fieldState.invalid || helperText !== false) && (
        <FormHelperText error={fieldState.invalid}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </DropArea>
  );
};

export default PictureEntry;
