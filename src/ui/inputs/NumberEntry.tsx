import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/** A number, whole where its step is one, with its unit behind it. */
const NumberEntry = (props: EntryProps) => {
  const { limit, step, unit, isRequired } = props;
  return (
    <NumberInput
      {...partsOf(props)}
      step={step ?? 'any'}
      min={limit.min}
      max={limit.max}
      slotProps={{
        htmlInput: { inputMode: step === 1 ? 'numeric' : 'decimal', 'aria-required': isRequired },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
};

export default NumberEntry;
