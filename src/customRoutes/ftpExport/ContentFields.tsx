import { useTranslate } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../../ui/form/fieldGrid.ts';

const asFlag = (isOn: unknown) => (isOn ? 1 : 0);
const FLAGS = ['send_photos', 'save_originals', 'store_as_zip'] as const;
const CHOICES = {
  format: ['jpeg', 'png', 'webp'],
  clean_variant: ['no', 'beside', 'instead'],
} as const;

/** What is sent, and when. */
export const ContentFields = ({ isOwn }: { isOwn: boolean }) => {
  const translate = useTranslate();
  const hasQuality = useWatch({ name: 'format' }) !== 'png';
  const label = (name: string) => translate(`ftp.fields.${name}`);
  const choice = (source: keyof typeof CHOICES) => (
    <SelectInput
      source={source}
      label={label(source)}
      helperText={source === 'clean_variant' && translate('ftp.clean_hint')}
      choices={CHOICES[source].map((id) => ({
        id,
        name: translate(`ftp.choices.${source}.${id}`),
      }))}
      translateChoice={false}
      isRequired
    />
  );
  return (
    <FieldGrid>
      {choice('format')}
      {hasQuality && (
        <NumberInput
          source="quality"
          label={label('quality')}
          helperText={translate('ftp.quality_hint')}
          step={1}
          min={40}
          max={100}
          isRequired
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
        />
      )}
      {choice('clean_variant')}
      {[...FLAGS, ...(isOwn ? (['get_cars_from_ftp'] as const) : [])].map((name) => (
        <BooleanInput
          key={name}
          source={name}
          label={label(name)}
          helperText={translate(`ftp.${name}_hint`)}
          parse={asFlag}
        />
      ))}
    </FieldGrid>
  );
};
