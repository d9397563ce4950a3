import { fileName } from '../contract/rest/declaration.ts';
import { FileLink } from './FileLink.tsx';

/** Shows a record's file as a link. */
const FileCell = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value !== '' ? (
    <FileLink address={value} name={fileName(value)} />
  ) : null;

export default FileCell;
