import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useEditedLook } from './LookContext.ts';
import type { StrengthSetting } from './standardLook.ts';

interface PercentSliderProps {
  name: StrengthSetting | 'margin';
  limits: { min: number; max: number; usual: number };
}

/** A setting in percent. It is not disabled while a change is saved, so that arrow keys keep the focus. */
const PercentSlider = ({ name, limits: { min, max, usual } }: PercentSliderProps) => {
  const translate = useTranslate();
  const { look, slide, heading } = useEditedLook();
  const id = useId();
  const inWords = (percent: number) => translate('vehicle.look.percent', { percent });
  return (
    <Box sx={{ pb: 1, maxWidth: 460 }}>
      {heading({ name, label: translate(`vehicle.look.${name}`), id })}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 1.25 }}>
        <Slider
          size="small"
          aria-labelledby={id}
          value={look[name]}
          min={min}
          max={max}
          marks={[{ value: usual }]}
          getAriaValueText={inWords}
          onChange={(_, value) => slide({ [name]: Number(value) })}
        />
        <Typography
          variant="body2"
          component="span"
          aria-hidden="true"
          sx={{ flex: '0 0 48px', textAlign: 'right' }}
        >
          {inWords(look[name])}
        </Typography>
      </Box>
    </Box>
  );
};

export default PercentSlider;
