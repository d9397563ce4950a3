import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { SWITCHES } from './lookSettings.ts';
import { SettingHead } from './SettingHead.tsx';
import type { LookSettings } from './useLookSettings.ts';

/** A step of the processing, on or off. */
export const LookSwitch = ({ settings, name }: { settings: LookSettings; name: (typeof SWITCHES)[number] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Switch
        size="small"
        checked={settings.look[name] === 1}
        disabled={settings.isSaving}
        slotProps={{ input: { 'aria-labelledby': id } }}
        onChange={(_, checked) => settings.set({ [name]: checked ? 1 : 0 })}
      />
      <Box sx={{ flex: 1 }}>
        <SettingHead settings={settings} name={name} label={translate(`vehicle.look.${name}`)} id={id} />
      </Box>
    </Box>
  );
};
