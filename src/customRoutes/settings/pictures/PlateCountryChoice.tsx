import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import {
  PLATE_COUNTRIES,
  PLATE_FORMATS,
  PLATE_MIN_WIDTH,
  type PlateCountry,
} from '../../../../contract/entities/plate.ts';
import { choiceKey } from '../../../framework/define/textKeys.ts';

interface PlateCountryChoiceProps {
  value: PlateCountry;
  onChange: (country: PlateCountry) => void;
}

/** Whose plate it is, with the sizes that its picture must have the proportions of. */
export const PlateCountryChoice = ({ value, onChange }: PlateCountryChoiceProps) => {
  const translate = useTranslate();
  const sizes = PLATE_FORMATS[value].map(([across, up]) => `${across} × ${up}`).join(', ');
  return (
    <TextField
      select
      size="small"
      label={translate('settings.pictures.country')}
      value={value}
      helperText={translate('settings.pictures.sizes', { sizes, width: PLATE_MIN_WIDTH })}
      onChange={({ target }) =>
        onChange(PLATE_COUNTRIES.find((country) => country === target.value) ?? value)
      }
      sx={{ width: '100%', maxWidth: 380 }}
    >
      {PLATE_COUNTRIES.map((country) => (
        <MenuItem key={country} value={country}>
          {translate(choiceKey('plates', 'country', country))}
        </MenuItem>
      ))}
    </TextField>
  );
};
