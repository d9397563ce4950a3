import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useId } from 'react';
import { useInput, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { RadioTile, RadioTileGroup } from '../../ui/tiles/radioTile.ts';
import { useParts } from './roomViews.tsx';

const PartPicture = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: theme.palette.action.hover,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

const PartHeading = styled('div')(({ theme }) => ({
  marginTop: 8,
  fontSize: 13,
  color: theme.palette.text.secondary,
  '&[data-faulty=true]': { color: theme.palette.error.main },
}));

/** The choice of a room's wall or floor by its picture. */
const PartEntry = ({ reference, ...props }: EntryProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const { field, fieldState, isRequired } = useInput(props);
  const label = useTranslateLabel()(props);
  const { data: parts, error, isPending } = useParts(reference);
  return (
    <div>
      <PartHeading id={id} data-faulty={fieldState.invalid}>
        {label}
        {isRequired && ' *'}
      </PartHeading>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {parts?.length === 0 && (
        <p style={{ margin: 0, fontSize: 14 }}>{translate('rooms.no_part')}</p>
      )}
      <RadioTileGroup
        role="radiogroup"
        aria-labelledby={id}
        aria-busy={isPending}
        aria-required={isRequired}
        data-faulty={fieldState.invalid}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 160px))' }}
      >
        {parts?.map(({ id: part, name, images, missing }) => (
          <RadioTile key={part}>
            <input
              type="radio"
              name={id}
              checked={field.value === part}
              onBlur={field.onBlur}
              onChange={() => field.onChange(part)}
              ref={part === parts[0]?.id ? field.ref : undefined}
            />
            <PartPicture>
              {images[0] && <img src={images[0].preview_url} alt="" loading="lazy" />}
            </PartPicture>
            <span>
              {name}
              {missing.length > 0 && (
                <small>{translate('rooms.missing', { smart_count: missing.length })}</small>
              )}
            </span>
          </RadioTile>
        ))}
      </RadioTileGroup>
      {fieldState.invalid && (
        <FormHelperText error>
          <ValidationError error={fieldState.error?.message ?? ''} />
        </FormHelperText>
      )}
    </div>
  );
};

export default PartEntry;
