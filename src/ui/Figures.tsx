import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const FigureList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 20, fontWeight: 600 },
  '& dd + dd': { fontSize: 14, fontWeight: 400 },
}));

interface FiguresProps {
  figures: readonly {
    /** Translated. */
    label: string;
    value: ReactNode;
    /** A link to the records that were counted. */
    more?: ReactNode;
  }[];
  isBusy?: boolean;
}

/** A list of figures, each below its label. */
export const Figures = ({ figures, isBusy }: FiguresProps) => (
  <FigureList aria-busy={isBusy}>
    {figures.map(({ label, value, more }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {more && <dd>{more}</dd>}
      </div>
    ))}
  </FigureList>
);
