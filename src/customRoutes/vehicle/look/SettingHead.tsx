import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Chip } from '../../../ui/chip/Chip.tsx';
import type { SettingHeading } from '../../look/LookContext.ts';
import type { LookSettings } from './useLookSettings.ts';

interface SettingHeadProps extends SettingHeading {
  settings: LookSettings;
}

/** A setting's name, whose it is, and the way back to the company's. */
export const SettingHead = ({ settings, name, label, id }: SettingHeadProps) => {
  const translate = useTranslate();
  const isOwn = settings.isOwn(name);
  const back = translate('vehicle.look.reset', { setting: label });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <Typography id={id} variant="body2" component="span" sx={{ fontWeight: 600, flex: 1 }}>
        {label}
      </Typography>
      <Chip
        tone={isOwn ? 'info' : 'neutral'}
        text={translate(isOwn ? 'vehicle.look.own' : 'vehicle.look.company')}
      />
      {isOwn && (
        <IconButton
          size="small"
          aria-label={back}
          title={back}
          disabled={settings.isSaving}
          onClick={() => settings.reset([name])}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
