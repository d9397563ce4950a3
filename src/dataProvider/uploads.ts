import type { Call } from '../../contract/call.ts';
import { filePartsOf } from '../api/callFiles.ts';

/** The newly chosen files of a record, by field. */
export const chosenFiles = (record: Record<string, unknown>): Record<string, File> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, File] => entry[1] instanceof File),
  );

/** What is sent: JSON, or a form where the call takes files. */
export const parcelOf = (
  call: Call,
  fields: Record<string, unknown>,
  files: Record<string, File>,
) => {
  const parts = filePartsOf(call);
  if (!parts) return { body: fields };
  return {
    form: {
      fields,
      files: Object.fromEntries(Object.entries(files).filter(([name]) => parts.includes(name))),
    },
  };
};
