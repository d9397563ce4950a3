import { FileInput, useRecordContext } from 'react-admin';
import { FILE_MEGABYTES, fileName } from '../../contract/rest/declaration.ts';
import type { EntryProps } from '../ui/inputs/entry.ts';
import { FileLink } from './FileLink.tsx';

/** What react-admin's input shows: a stored file by its address, or a chosen one. */
interface Shown {
  src: string;
  title: string;
  rawFile?: File;
}

const chosen = new WeakMap<File, Shown>();
const shownFile = (file: File): Shown => {
  const shown = chosen.get(file) ?? {
    src: URL.createObjectURL(file),
    title: file.name,
    rawFile: file,
  };
  chosen.set(file, shown);
  return shown;
};

/** Returns what the input shows of the record's value: an address, or a file that was chosen. */
const format = (value: unknown): Shown | null => {
  if (value instanceof File) return shownFile(value);
  return typeof value === 'string' && value ? { src: value, title: fileName(value) } : null;
};
const parse = (value: unknown): unknown =>
  value instanceof File ? value : ((value as Partial<Shown> | null)?.rawFile ?? null);

const tooLarge = (value: unknown) =>
  value instanceof File && value.size > FILE_MEGABYTES * 1024 * 1024
    ? { message: 'rules.file_too_large', args: { megabytes: FILE_MEGABYTES } }
    : undefined;

/** The file in react-admin's input, which makes it the record of its child. */
const ShownFile = () => {
  const shown = useRecordContext<Shown>();
  return shown && <FileLink address={shown.src} name={shown.title} />;
};

/** React-admin's input for a record's file, which can be removed. */
const FileEntry = ({ validate = [], className = '', ...props }: EntryProps) => (
  <FileInput
    {...props}
    className={className}
    labelSingle="record.file_choose" // phones cannot drop files
    validate={[validate, tooLarge].flat()}
    format={format}
    parse={parse}
  >
    <ShownFile />
  </FileInput>
);

export default FileEntry;
