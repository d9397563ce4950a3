import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

/** In percent of the picture's width (contract/entities/lookAssets.ts: LogoSize, LogoMargin). */
export interface Measures {
  size: number;
  margin: number;
}

const RANGES = {
  size: { min: 5, max: 40, step: 1 },
  margin: { min: 0, max: 15, step: 0.5 },
} as const;
const NAMES = ['size', 'margin'] as const;

/** A logo's measures; undefined for a picture that has none. */
export const measuresOf = ({ size, margin }: Partial<Measures>): Measures | undefined =>
  size === undefined || margin === undefined ? undefined : { size, margin };

interface LogoMeasuresProps {
  measures: Measures;
  onChange: (measures: Measures) => void;
}

/** How large a logo is, and how far from the edges. */
export const LogoMeasures = ({ measures, onChange }: LogoMeasuresProps) => {
  const translate = useTranslate();
  const id = useId();
  return NAMES.map((name) => (
    <div key={name} style={{ maxWidth: 420, padding: '0 10px' }}>
      <Typography id={`${id}-${name}`} variant="body2" sx={{ mx: -1.25, fontWeight: 600 }}>
        {translate(`settings.logo.${name}`)}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`${id}-${name}`}
        valueLabelDisplay="auto"
        value={measures[name]}
        {...RANGES[name]}
        onChange={(_, value) => onChange({ ...measures, [name]: Number(value) })}
      />
    </div>
  ));
};
