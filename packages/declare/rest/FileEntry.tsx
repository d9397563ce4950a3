import { FileInput, useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FILE_MEGABYTES, fileName } from '../contract/rest/declaration.ts';
import type { EntryProps } from '../ui/inputs/entry.ts';
import { useFileAddress } from '../ui/useFileAddress.ts';
import { FileLink } from './FileLink.tsx';

/** What react-admin's input shows: a file that was chosen, or a stored one by its address. */
interface Shown {
  title: string;
  content: unknown;
}

const format = (content: unknown): Shown | null => {
  if (content instanceof File) return { title: content.name, content };
  return typeof content === 'string' && content ? { title: fileName(content), content } : null;
};
/** Returns a chosen file as it is: the record holds the file itself. React-admin would wrap it. */
const parse = (chosen: unknown): unknown => chosen ?? null;

const tooLarge = (value: unknown) =>
  value instanceof File && value.size > FILE_MEGABYTES * 1024 * 1024
    ? { message: 'rules.file_too_large', args: { megabytes: FILE_MEGABYTES } }
    : undefined;

/** The file in react-admin's input, which makes it the record of its child. */
const ShownFile = () => {
  const shown = useRecordContext<Shown>();
  const address = useFileAddress(shown?.content);
  return shown && address && <FileLink address={address} name={shown.title} />;
};

/** React-admin's input for a record's file, which can be removed. */
const FileEntry = ({ validate = [], className = '', ...props }: EntryProps) => {
  const { setValue } = useFormContext();
  const notify = useNotify();
  const before: unknown = useWatch({ name: props.source });
  /** Keeps the file when several are dropped at once: react-admin's input would become empty. */
  const onDrop = (files: readonly File[]) => {
    if (files.length > 0) return;
    setValue(props.source, before, { shouldDirty: true }); // compares with the record again
    notify('record.file_one', { type: 'warning' });
  };
  return (
    <FileInput
      {...props}
      className={className}
      labelSingle="record.file_choose" // phones cannot drop files
      validate={[validate, tooLarge].flat()}
      format={format}
      parse={parse}
      options={{ onDrop }}
    >
      <ShownFile />
    </FileInput>
  );
};

export default FileEntry;
