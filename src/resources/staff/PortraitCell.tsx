import type { CompanyUser } from '../../../contract/staff/staff.ts';
import { Portrait } from './Portrait.tsx';

/** Shows a user's picture, or their initials, beside the name. */
const PortraitCell = ({ row }: { row: CompanyUser }) => (
  <Portrait name={row.name} src={row.avatar} size={36} />
);

export default PortraitCell;
