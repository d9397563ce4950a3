import { useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { usePresets } from '../../look/presets.ts';

/** Which views a new vehicle has. */
export const PresetChoice = () => {
  const translate = useTranslate();
  const { data: presets = [], isPending } = usePresets();
  return (
    <SelectInput
      source="preset_id"
      label={translate('settings.basic.preset')}
      helperText={translate('settings.basic.preset_hint')}
      choices={presets.map(({ id, name }) => ({ id, name }))}
      isPending={isPending}
      translateChoice={false}
      isRequired
    />
  );
};
