import { keyframes, styled } from '@mui/material/styles';
import { TONES, type Tone } from './tones.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

const ChipGround = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'isBusy',
})<{ tone: Tone; isBusy?: boolean }>(({ theme, tone, isBusy }) => {
  const { text, ground, dot } = TONES[theme.palette.mode][tone];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 22,
    padding: '0 8px',
    borderRadius: 6,
    fontSize: 12,
    fontWeight: 550,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: text,
    backgroundColor: ground,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: 3,
      backgroundColor: dot,
      ...(isBusy && {
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${breathe} 1.4s ease-in-out infinite`,
        },
      }),
    },
  };
});

interface ChipProps {
  tone: Tone;
  text: string;
  /** Something is going on right now: the dot breathes. */
  isBusy?: boolean;
  /** More about it, on hovering. */
  title?: string;
}

/** A state in a word. */
export const Chip = ({ tone, text, isBusy, title }: ChipProps) => (
  <ChipGround tone={tone} isBusy={isBusy} title={title}>
    {text}
  </ChipGround>
);
