import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput, useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { DropGround } from '../ui/form/DropGround.tsx';
import { PICTURE_TYPES } from '../ui/form/pictureTypes.ts';
import type { EntryProps } from '../ui/inputs/entry.ts';
import { useFileAddress } from '../ui/useFileAddress.ts';

const asItIs = (value: unknown) => value;

interface PictureProps {
  value: unknown;
  /** Tells pictures apart for people who do not see them. */
  name: string;
  onRemove: () => void;
}

const Picture = ({ value, name, onRemove }: PictureProps) => {
  const translate = useTranslate();
  const address = useFileAddress(value);
  return (
    <span className="buttons">
      {address && <img src={address} alt={name} />}
      <Button
        size="small"
        color="inherit"
        aria-label={`${translate('record.file_remove')}: ${name}`}
        onClick={onRemove}
      >
        {translate('record.file_remove')}
      </Button>
    </span>
  );
};

/** Pictures in their order: dropped or chosen, shown, taken away. New ones stand in the record as Files. */
const PicturesEntry = ({
  source,
  validate,
  helperText = false,
  className,
  ...props
}: EntryProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    ...(validate && { validate }),
    ...(props.isRequired && { isRequired: true }),
    format: asItIs,
    parse: asItIs,
  });
  const label = useTranslateLabel()({ source, label: props.label });
  const pictures: readonly unknown[] = [field.value ?? []].flat();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: (files) => field.onChange([...pictures, ...files]),
    onDropRejected: () => notify('rules.no_picture', { type: 'warning' }),
  });
  const remove = (place: number) => field.onChange(pictures.filter((_, index) => index !== place));
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
      {pictures.map((value, place) => (
        <Picture
          key={value instanceof File ? `${value.name} ${value.lastModified}` : String(value)}
          value={value}
          name={`${label} ${place + 1}`}
          onRemove={() => remove(place)}
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
          {translate('record.file_choose')}
        </Button>
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

export default PicturesEntry;
