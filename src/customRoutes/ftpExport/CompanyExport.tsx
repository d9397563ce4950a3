import type { RaRecord } from 'ra-core';
import { FtpUpload } from './FtpUpload.tsx';

/** Where any company's pictures are sent, for the operator. */
const CompanyExport = ({ record }: { record: RaRecord }) => (
  <FtpUpload company={Number(record.id)} />
);

export default CompanyExport;
