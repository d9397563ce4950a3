import { keyframes, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Unseen } from '../buttons.ts';

const fade = keyframes({ '50%': { opacity: 0.45 } });

const Ground = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: theme.palette.background.paper,
  '& > i': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    height: 60,
    padding: '0 12px 0 56px',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& > i:last-of-type': { borderBottom: 0 },
  '& b': { height: 12, borderRadius: 6, backgroundColor: theme.palette.action.selected },
  '& b:nth-of-type(1)': { width: 64, height: 44 },
  '& b:nth-of-type(2)': { flex: '1 1 0', maxWidth: 220 },
  '& b:nth-of-type(n+3)': { flex: '0 1 120px' },
  '&[data-cards=false] > i:first-of-type': { height: 44, '& b:nth-of-type(1)': { height: 12 } },
  '&[data-cards=true]': {
    display: 'grid',
    gap: 8,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    '& > i': {
      height: 128,
      padding: 12,
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: 12,
      backgroundColor: theme.palette.background.paper,
    },
    '& > i:last-of-type': { border: `1px solid ${theme.palette.divider}` },
    '& b:nth-of-type(1)': { width: 96, height: 72, alignSelf: 'start' },
    '& b:nth-of-type(n+3)': { display: 'none' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& b': { animation: `${fade} 1.6s ease-in-out infinite` },
  },
}));

const CELLS = ['picture', 'name', 'one', 'two', 'three'];

/** The place of the rows while the first of them are on their way; as high as they will be, so that nothing jumps. */
export const Skeleton = ({ rows, areCards }: { rows: number; areCards: boolean }) => {
  const translate = useTranslate();
  return (
    <Ground aria-busy="true" data-cards={areCards}>
      <Unseen role="status">{translate('list.loading')}</Unseen>
      {Array.from({ length: areCards ? rows : rows + 1 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <i key={place} aria-hidden="true">
          {CELLS.map((cell) => (
            <b key={cell} />
          ))}
        </i>
      ))}
    </Ground>
  );
};
