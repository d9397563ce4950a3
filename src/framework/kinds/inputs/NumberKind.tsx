import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'ra-ui-materialui';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

/** A whole number, a number, an amount in euros. */
const NumberKind = (props: InputProps) => {
  const { field, limit = {} } = props;
  const parts = useInputParts(props);
  const step = field.kind === 'integer' ? 1 : field.kind === 'money' ? 0.01 : 'any';
  const inputMode = field.kind === 'integer' ? 'numeric' : 'decimal';
  return (
    <NumberInput
      {...parts}
      step={step}
      min={limit.min}
      max={limit.max}
      slotProps={{
        htmlInput: { inputMode, 'aria-required': parts.isRequired },
        input: field.kind === 'money' ? { endAdornment: <InputAdornment position="end">€</InputAdornment> } : {},
      }}
    />
  );
};

export default NumberKind;
