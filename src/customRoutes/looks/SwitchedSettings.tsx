import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SwitchedSettingsProps {
  title: string;
  /** The switch's. */
  label: string;
  checked: boolean;
  onSwitch: (checked: boolean) => void;
  children: ReactNode;
}

/** A group of settings, some of which are only shown with the switch in one position. */
export const SwitchedSettings = ({
  title,
  label,
  checked,
  onSwitch,
  children,
}: SwitchedSettingsProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, maxWidth: 760 }}>
    <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
      {title}
    </Typography>
    <FormControlLabel
      control={<Switch checked={checked} onChange={({ target }) => onSwitch(target.checked)} />}
      label={label}
    />
    {children}
  </Box>
);
