import Button, { type ButtonProps } from '@mui/material/Button';

/** A secondary button. */
export const QuietButton = (props: ButtonProps) => (
  <Button
    variant="outlined"
    color="inherit"
    {...props}
    sx={{ borderColor: 'divider', bgcolor: 'background.paper', ...props.sx }}
  />
);
