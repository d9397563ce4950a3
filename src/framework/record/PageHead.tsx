import type { ReactNode } from 'react';
import { TopToolbar } from 'react-admin';
import { PageTitle } from '../../ui/screen/pageTitle.tsx';
import { type Crumb, Trail } from '../../ui/trail/Trail.tsx';

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
