import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ValueProps } from '../../ui/values/value.ts';

/** JSON at length; react-admin has no field for it that scrolls by keyboard. */
export const JsonValue = ({ value, label }: ValueProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={translate(label)}
      sx={{ m: 0, fontSize: 13, overflowX: 'auto' }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
};
