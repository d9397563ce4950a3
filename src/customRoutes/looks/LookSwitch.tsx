import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useEditedLook } from './LookContext.ts';
import type { SWITCHES } from './switches.ts';

/** A step of the processing, on or off. */
export const LookSwitch = ({ name }: { name: (typeof SWITCHES)[number] }) => {
  const translate = useTranslate();
  const { look, isSaving, set, heading } = useEditedLook();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Switch
        size="small"
        checked={look[name] === 1}
        disabled={isSaving}
        slotProps={{ input: { 'aria-labelledby': id } }}
        onChange={(_, checked) => set({ [name]: checked ? 1 : 0 })}
      />
      <Box sx={{ flex: 1 }}>{heading({ name, label: translate(`vehicle.look.${name}`), id })}</Box>
    </Box>
  );
};
