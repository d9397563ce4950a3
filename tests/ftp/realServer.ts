import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { FtpSecurity } from '../../contract/ftpExport/settings.ts';
import { type Proftpd, startProftpd } from '../../scripts/lib/proftpd.ts';
import { certificateFor } from '../api/setup/certificate.ts';

/** The host name in its certificate. */
export const HOST = 'localhost';

const certificate = certificateFor(HOST);
setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);

/** Starts Debian's ProFTPD with the chosen encryption and a certificate that this process trusts. */
export const openRealServer = (security: FtpSecurity): Promise<Proftpd> =>
  startProftpd(security === 'none' ? undefined : { mode: security, ...certificate });
