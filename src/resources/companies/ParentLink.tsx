import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { OwnedCompany } from '../../../contract/companies/company.ts';

/** Links to the list of the parent company's sub-companies. */
const ParentLink = ({ row: { parent } }: { row: Pick<OwnedCompany, 'parent'> }) =>
  parent && (
    <Link component={LinkBase} to={`/companies/${parent.id}/subcompanies`}>
      {parent.title}
    </Link>
  );

export default ParentLink;
