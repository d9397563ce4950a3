import { keyframes, styled } from '@mui/material/styles';

/** What a chip's colour means; its text always says the same. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'review';

export interface ToneColours {
  text: string;
  ground: string;
  dot: string;
}

/** Contrast of text on ground is at least 4.5 in both themes, of the dot on the ground at least 3 (WCAG 2.2 AA; enforced by a unit test). */
export const TONES: Record<'light' | 'dark', Record<Tone, ToneColours>> = {
  light: {
    neutral: { text: '#3f4956', ground: '#eef1f4', dot: '#6d7886' },
    info: { text: '#0b4b88', ground: '#e2effc', dot: '#1f76c8' },
    success: { text: '#0c5735', ground: '#ddf4e7', dot: '#188453' },
    warning: { text: '#744000', ground: '#fdefd5', dot: '#ae6400' },
    danger: { text: '#941b1b', ground: '#fde7e7', dot: '#cf3333' },
    review: { text: '#57299a', ground: '#f0e8fc', dot: '#7f4acb' },
  },
  dark: {
    neutral: { text: '#c9d1dc', ground: '#2b323b', dot: '#94a0af' },
    info: { text: '#a5d3ff', ground: '#142f49', dot: '#5aa9f5' },
    success: { text: '#93e4b8', ground: '#123425', dot: '#3fbb7d' },
    warning: { text: '#ffd391', ground: '#3a2a10', dot: '#e5a13b' },
    danger: { text: '#ffbaba', ground: '#431c1f', dot: '#f27575' },
    review: { text: '#d6c0ff', ground: '#2f2148', dot: '#a87ff0' },
  },
};

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
  /** Something is in progress: the dot pulses. */
  isBusy?: boolean;
  /** Shown on hover. */
  title?: string;
}

/** A state as a coloured label. */
export const Chip = ({ text, ...props }: ChipProps) => <ChipGround {...props}>{text}</ChipGround>;
