import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { LinkBase } from 'react-admin';

interface PeriodLinksProps {
  /** Translated, like the labels of `periods`. */
  label: string;
  periods: readonly { to: string; label: string; isShown: boolean }[];
}

/** Links to the same figures of other periods. */
export const PeriodLinks = ({ label, periods }: PeriodLinksProps) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {periods.map(({ to, label, isShown }) => (
      <Chip
        key={to}
        component={LinkBase}
        to={to}
        clickable
        size="small"
        label={label}
        color={isShown ? 'primary' : 'default'}
        aria-current={isShown ? 'true' : undefined}
      />
    ))}
  </Box>
);
