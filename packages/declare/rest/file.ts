import type { Field, FieldOptions } from '../define/field.ts';
import type { Label } from '../define/label.ts';

/**
 * Returns a field that holds the address of a file of any kind. The address ends with the name of the file; a new one is sent as a file. Only for
 * resources without calls of their own.
 */
export const file = (label: Label, options: FieldOptions = {}): Field<string> => ({
  kind: 'file',
  label,
  isWide: true,
  sort: false,
  input: () => import('./FileEntry.tsx'),
  cell: () => import('./FileCell.tsx'),
  ...options,
});
