import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SelectionBarProps {
  count: number;
  onUnselect: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** How many are selected, and what can be done with them; stays at the lower edge while they scroll, in reach of a thumb. */
export const SelectionBar = ({ count, onUnselect, children }: SelectionBarProps) => {
  const translate = useTranslate();
  return (
    <Paper
      component="section"
      data-floats
      aria-label={translate('list.bulk_actions')}
      sx={{
        position: 'sticky',
        bottom: 'calc(12px + var(--lower-edge, 0px))',
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        width: 'fit-content',
        maxWidth: '100%',
        mx: 'auto',
        mt: 3,
        px: 1,
        py: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: 8,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        '& .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
      }}
    >
      <IconButton aria-label={translate('list.unselect')} onClick={onUnselect}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" component="span" role="status" sx={{ mr: 1 }}>
        {translate('list.selected', { smart_count: count })}
      </Typography>
      {children}
    </Paper>
  );
};
