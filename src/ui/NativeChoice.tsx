import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface NativeChoiceProps<Value extends string | number>
  extends Pick<TextFieldProps, 'margin' | 'fullWidth' | 'style'> {
  /** Translated, like the choices. */
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
}

/** A native select outside forms: choosing an option acts at once. */
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
