import Button, { type ButtonProps } from '@mui/material/Button';

/** A button that leaves the lead to the one beside it. */
export const QuietButton = (props: ButtonProps) => (
  <Button
    variant="outlined"
    color="inherit"
    {...props}
    sx={{ borderColor: 'divider', bgcolor: 'background.paper', ...props.sx }}
  />
);
