import { useTranslate } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { FieldGrid } from '../../ui/form/fieldGrid.ts';
import { NamesExample } from './NamesExample.tsx';
import { NameTemplate } from './NameTemplate.tsx';

/** How directories and files are called. */
export const NameFields = () => {
  const translate = useTranslate();
  return (
    <FieldGrid>
      <NameTemplate source="dir_name" hint={translate('ftp.dir_name_hint')} />
      <NameTemplate source="initial_name" hint={translate('ftp.initial_name_hint')} />
      <NumberInput
        source="initial_index"
        label={translate('ftp.fields.initial_index')}
        helperText={false}
        step={1}
        min={0}
        max={99_999}
        isRequired
        slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
      />
      <NamesExample />
    </FieldGrid>
  );
};
