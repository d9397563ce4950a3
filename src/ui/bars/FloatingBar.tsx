import { styled } from '@mui/material/styles';

/** What can be done with what is chosen: stays at the lower edge and covers nothing that it belongs to. */
export const FloatingBar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(12px + var(--lower-edge, 0px))',
  zIndex: 2,
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: 6,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 10px 30px rgb(0 0 0 / 22%)',
  '& p': {
    margin: 0,
    padding: '0 10px',
    fontSize: 14,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  // a thumb's width each, below the count
  '@media (max-width: 759.95px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifySelf: 'stretch',
    '& > button': { height: 44, padding: '0 6px' },
    '& p': { gridColumn: 'span 2' },
    '& > button:last-of-type': { gridArea: '1 / 3', justifySelf: 'end', width: 44 },
  },
}));
