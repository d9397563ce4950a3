import { ImportStrip } from './ImportStrip.tsx';

/** The import from the own company's FTP server, above the vehicles that came from there. */
const OwnImport = () => <ImportStrip />;

export default OwnImport;
