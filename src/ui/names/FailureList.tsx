import { styled } from '@mui/material/styles';

const List = styled('section')(({ theme }) => ({
  '& h3': { margin: '0 0 4px', fontSize: 14, fontWeight: 650 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    fontSize: 14,
  },
  '& li': { display: 'grid', padding: '8px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& strong': { fontWeight: 600 },
  '& span': { color: theme.palette.text.secondary },
}));

interface Failure {
  key: string | number;
  name: string;
  text: string;
}

/** What went otherwise than wanted, one by one. */
export const FailureList = ({
  title,
  failures,
}: {
  title: string;
  failures: readonly Failure[];
}) => (
  <List aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {failures.map(({ key, name, text }) => (
        <li key={key}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </List>
);
