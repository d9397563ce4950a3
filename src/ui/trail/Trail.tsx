import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';

/** A place on the way to a page. */
export interface Crumb {
  label: string;
  to: string;
}

const Way = styled('nav')(({ theme }) => ({
  minWidth: 0,
  fontSize: 14,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& li:not(:last-child)::after': {
    content: '"›"',
    marginLeft: 4,
    color: theme.palette.text.secondary,
  },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    color: theme.palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { overflowWrap: 'anywhere', color: theme.palette.text.secondary },
}));

/** Where this page stands, and the way back. */
export const Trail = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => {
  const translate = useTranslate();
  return (
    <Way aria-label={translate('record.trail')}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <LinkBase to={to}>{label}</LinkBase>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </Way>
  );
};
