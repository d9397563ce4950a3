import { alpha, styled } from '@mui/material/styles';

/** The frame of what one filter can be set to; `data-pills` for phones. */
export const FilterOptions = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': {
    padding: 0,
    marginBottom: 6,
    fontSize: 13,
    fontWeight: 600,
    color: theme.palette.text.secondary,
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: 6,
    fontSize: 14,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:has(:focus-visible)': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: -2,
    },
  },
  '& input[type=radio]': {
    width: 16,
    height: 16,
    margin: 0,
    accentColor: theme.palette.primary.main,
    outline: 'none',
  },
  '& .days': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  '& .days label': {
    display: 'block',
    padding: 0,
    fontSize: 13,
    '&:hover': { backgroundColor: 'transparent' },
  },
  '& input[type=date], & input[type=search]': {
    font: 'inherit',
    fontSize: 14,
    width: '100%',
    boxSizing: 'border-box',
    height: 36,
    marginTop: 4,
    padding: '0 8px',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 6,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    colorScheme: theme.palette.mode,
  },
  '& .choices': { maxHeight: 320, overflowY: 'auto' },
  // on a phone the choices stand side by side, large enough for a thumb
  '&[data-pills=true] .choices': { display: 'flex', flexWrap: 'wrap', gap: 8, maxHeight: 'none' },
  '&[data-pills=true] .choices label': {
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 20,
    border: `1px solid ${theme.palette.divider}`,
    '&:has(:checked)': {
      fontWeight: 600,
      borderColor: theme.palette.primary.main,
      backgroundColor: alpha(
        theme.palette.primary.main,
        theme.palette.mode === 'dark' ? 0.18 : 0.08,
      ),
    },
    '& input': { position: 'absolute', opacity: 0 },
  },
  '& .presets': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12 },
}));
