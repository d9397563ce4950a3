import { fileName } from '../../contract/rest/declaration.ts';

/** Shows a record's file as a link that saves it under its name. */
const FileCell = ({ value }: { value: unknown }) => {
  if (typeof value !== 'string' || value === '') return null;
  const name = fileName(value);
  return (
    <a href={value} download={name} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </a>
  );
};

export default FileCell;
