import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { LinkBase } from 'react-admin';

const PanelGround = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  padding: 16,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  '& > header a': { marginLeft: 'auto' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650 },
  '& p': { margin: 0, fontSize: 14, color: theme.palette.text.secondary },
  '& a': { minHeight: 24, fontSize: 14, color: theme.palette.primary.main },
}));

/** Two columns where there is room: the main panels on the left, related ones on the right. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});

/** A vertical list of entries with lines between them, such as deliveries. */
export const EntryList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}`, marginTop: 12, paddingTop: 12 },
}));

interface PanelProps {
  title: string;
  /** A link to the whole list. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A section of a page, labelled by its heading. */
export const Panel = ({ title, more, children }: PanelProps) => {
  const id = useId();
  return (
    <PanelGround aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <LinkBase to={more.to}>{more.label}</LinkBase>}
      </header>
      {children}
    </PanelGround>
  );
};
