import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';

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
