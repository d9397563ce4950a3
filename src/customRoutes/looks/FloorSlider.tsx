import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

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
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, maxWidth: 460 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {translate('settings.ground.title')}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={from !== null}
            onChange={({ target }) => onChange(target.checked ? USUAL : null)}
          />
        }
        label={translate('settings.ground.keep_on_floor')}
      />
      {from !== null && (
        <Box sx={{ px: 1.25 }}>
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
    </Box>
  );
};
