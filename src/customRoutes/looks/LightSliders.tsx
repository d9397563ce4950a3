import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Light } from '../../../contract/looks/light.ts';
import { SwitchedSettings } from './SwitchedSettings.tsx';

const LEAST = { side: -100, softness: 0, warmth: -100 } as const;
const NAMES = ['side', 'softness', 'warmth'] as const;
const COLUMNS = 'repeat(auto-fit, minmax(200px, 1fr))';
/** Soft, from above, and without a tint. */
const NEUTRAL: Light = { side: 0, softness: 100, warmth: 0 };

interface LightSlidersProps {
  /** Null: as it is in the picture. */
  light: Light | null;
  onChange: (light: Light | null) => void;
}

/** The light of a room or background: as in its picture, or set by direction, softness and colour. */
export const LightSliders = ({ light, onChange }: LightSlidersProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <SwitchedSettings
      title={translate('settings.light.title')}
      label={translate('settings.light.as_in_picture')}
      checked={light === null}
      onSwitch={(isOn) => onChange(isOn ? null : NEUTRAL)}
    >
      {light && (
        <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: COLUMNS }}>
          {NAMES.map((name) => (
            <Box key={name} sx={{ px: 1.25 }}>
              <Typography id={`${id}-${name}`} variant="body2" sx={{ mx: -1.25 }}>
                {translate(`settings.light.${name}`)}
              </Typography>
              <Slider
                size="small"
                aria-labelledby={`${id}-${name}`}
                value={light[name]}
                min={LEAST[name]}
                max={100}
                step={5}
                marks={[
                  { value: LEAST[name], label: translate(`settings.light.ends.${name}.least`) },
                  { value: 100, label: translate(`settings.light.ends.${name}.most`) },
                ]}
                sx={{
                  '& .MuiSlider-markLabel[data-index="0"]': { transform: 'none' },
                  '& .MuiSlider-markLabel[data-index="1"]': { transform: 'translateX(-100%)' },
                }}
                onChange={(_, value) => onChange({ ...light, [name]: Number(value) })}
              />
            </Box>
          ))}
        </Box>
      )}
    </SwitchedSettings>
  );
};
