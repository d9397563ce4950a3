import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface NativeChoiceProps<Value extends string | number>
  extends Pick<TextFieldProps, 'margin' | 'fullWidth' | 'style'> {
  /** Translated, as the choices are. */
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
}

/** A choice by the browser's own menu, outside of forms: what is chosen does something at once. */
export const NativeChoice = <Value extends string | number>({
  choices,
  onChoose,
  ...props
}: NativeChoiceProps<Value>) => (
  <TextField
    {...props}
    select
    size="small"
    onChange={({ target }) => {
      const chosen = choices.find(([value]) => String(value) === target.value);
      if (chosen) onChoose(chosen[0]);
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </TextField>
);
