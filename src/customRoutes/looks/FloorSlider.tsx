import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SwitchedSettings } from './SwitchedSettings.tsx';

const LIMITS = { min: 20, max: 90 } as const;
const USUAL = 60;

interface FloorSliderProps {
  /** In percent of the background's height; null: unknown. */
  from: number | null;
  onChange: (from: number | null) => void;
}

/** Where the floor of a background begins: all tyres are placed below it. */
export const FloorSlider = ({ from, onChange }: FloorSliderProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <SwitchedSettings
      title={translate('settings.ground.title')}
      label={translate('settings.ground.keep_on_floor')}
      checked={from !== null}
      onSwitch={(isOn) => onChange(isOn ? USUAL : null)}
    >
      {from !== null && (
        <Box sx={{ px: 1.25, maxWidth: 460 }}>
          <Typography id={id} variant="body2" sx={{ mx: -1.25 }}>
            {translate('settings.ground.from')}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={id}
            valueLabelDisplay="auto"
            value={from}
            {...LIMITS}
            onChange={(_, value) => onChange(Number(value))}
          />
        </Box>
      )}
    </SwitchedSettings>
  );
};
