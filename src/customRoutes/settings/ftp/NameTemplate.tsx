import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext } from 'react-hook-form';
import { NAME_FIELDS, unknownFields } from '../../../../contract/ftpExport/names.ts';
import { ToolButton } from '../../../ui/buttons.tsx';

const Fields = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBottom: 8,
  '& button': { height: 28, fontSize: 13, fontWeight: 400 },
});

/** Numbers are offered padded. */
const PLACES = NAME_FIELDS.map((name) => ({
  name,
  place: name === 'number' ? '{number:4}' : `{${name}}`,
}));

interface NameTemplateProps {
  source: 'dir_name' | 'initial_name';
  hint: string;
}

/** A name with places for what differs from vehicle to vehicle and picture to picture; they are typed or put in by buttons. */
export const NameTemplate = ({ source, hint }: NameTemplateProps) => {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const label = translate(`ftp.fields.${source}`);
  const add = (place: string) => {
    setValue(source, `${getValues(source) ?? ''}${place}`, {
      shouldDirty: true,
      shouldValidate: true,
    });
    setFocus(source);
  };
  return (
    <div data-wide>
      <TextInput
        source={source}
        label={label}
        helperText={hint}
        validate={judge}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <Fields role="group" aria-label={translate('ftp.put_into', { field: label })}>
        {PLACES.map(({ name, place }) => (
          <ToolButton key={name} type="button" title={place} onClick={() => add(place)}>
            {translate(`ftp.places.${name}`)}
          </ToolButton>
        ))}
      </Fields>
    </div>
  );
};

const judge = (text: unknown) => {
  const [unknown] = unknownFields(String(text ?? ''));
  return unknown === undefined
    ? undefined
    : { message: 'ftp.unknown_place', args: { place: `{${unknown}}` } };
};
