import { styled } from '@mui/material/styles';
import { nativeBox } from '../../theme/nativeBox.ts';

/** Lines to choose from, one below the other: each a label around its radio button or checkbox. */
export const ChoiceLines = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 12px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label + label': { borderTop: `1px solid ${theme.palette.divider}` },
  '& label:hover, & label:has(:checked)': { backgroundColor: theme.palette.action.hover },
  '& input': nativeBox(theme.palette.primary.main, 20),
}));
