import type { Field, FieldOptions } from '../define/field.ts';
import type { Label } from '../define/label.ts';

/** Returns a field that holds an ordered list of picture addresses; new pictures are sent as files. Only for resources without calls of their own. */
export const images = (label: Label, options: FieldOptions = {}): Field<readonly string[]> => ({
  kind: 'images',
  label,
  isWide: true,
  input: () => import('./PicturesEntry.tsx'),
  cell: () => import('./PicturesCell.tsx'),
  ...options,
});
