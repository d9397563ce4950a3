import TextField from '@mui/material/TextField';

interface LongTextProps {
  label: string;
  value: string;
  /** What is wrong with it. */
  fault: string | undefined;
  maxLength: number | undefined;
  onChange: (value: string) => void;
}

/** A text of several lines that has to be written. */
export const LongText = ({ label, value, fault, maxLength, onChange }: LongTextProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={fault !== undefined}
    helperText={fault}
    required
    multiline
    minRows={3}
    maxRows={10}
    fullWidth
    slotProps={{ htmlInput: { maxLength } }}
  />
);
