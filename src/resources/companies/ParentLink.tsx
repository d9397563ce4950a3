import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { OwnedCompany } from '../../../contract/companies/company.ts';

/** The company that a sub-company belongs to, as a link to the list of its sub-companies. */
const ParentLink = ({ row: { parent } }: { row: Pick<OwnedCompany, 'parent'> }) =>
  parent && (
    <Link component={LinkBase} to={`/companies/${parent.id}/subcompanies`}>
      {parent.title}
    </Link>
  );

export default ParentLink;
