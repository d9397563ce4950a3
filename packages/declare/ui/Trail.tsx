import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import {
  LinkBase,
  Title,
  TopToolbar,
  useDefaultTitle,
  useI18nProvider,
  useTranslate,
} from 'react-admin';

/** A page on the way to this one. */
export interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumbs: the pages above this one, and its own title. */
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

interface PageTitleProps {
  title: string;
  /** Replaces the title in the header; it brings its own `h1`. */
  children?: ReactNode;
}

/** Shows a page's title in the browser's tab. */
export const useDocumentTitle = (title: string): void => {
  const application = useDefaultTitle();
  const i18nProvider = useI18nProvider();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new provider is a new language, in which the header sets its title again
  useEffect(() => {
    document.title = `${title} · ${application}`;
  }, [title, application, i18nProvider]);
};

/** Sets the page's title: react-admin's in the header, and the same in the browser's tab. The last one rendered wins. */
export const PageTitle = ({ title, children }: PageTitleProps) => {
  useDocumentTitle(title);
  const heading = (
    <Typography variant="h1" noWrap>
      {title}
    </Typography>
  );
  return <Title title={children ?? heading} preferenceKey={false} />;
};

interface PageHeadProps {
  crumbs: readonly Crumb[];
  /** The page's title. */
  here: string;
  /** Buttons for what can be done here. */
  children?: ReactNode;
}

/** A page's title, breadcrumbs and buttons. */
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
