import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, TopToolbar, useTranslate } from 'react-admin';
import { PageTitle } from '../screen/pageTitle.tsx';

/** A place on the way to a page. */
export interface Crumb {
  label: string;
  to: string;
}

/** Where this page stands, and the way back. */
export const Trail = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => {
  const translate = useTranslate();
  return (
    <Breadcrumbs aria-label={translate('record.trail')} separator="›">
      {crumbs.map(({ label, to }) => (
        <Link key={to} component={LinkBase} to={to} underline="hover">
          {label}
        </Link>
      ))}
      <Typography aria-current="page">{here}</Typography>
    </Breadcrumbs>
  );
};

interface PageHeadProps {
  crumbs: readonly Crumb[];
  /** The page's title. */
  here: string;
  /** What can be done here. */
  children?: ReactNode;
}

/** The way to a page, and what can be done there. */
export const PageHead = ({ crumbs, here, children }: PageHeadProps) => (
  <>
    <PageTitle title={here} />
    {(crumbs.length > 0 || children) && (
      <TopToolbar>
        {crumbs.length > 0 && <Trail crumbs={crumbs} here={here} />}
        {children}
      </TopToolbar>
    )}
  </>
);
