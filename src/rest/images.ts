import type { Field, FieldOptions } from '../framework/define/field.ts';
import type { Label } from '../framework/define/label.ts';

/** The addresses of pictures in their order; new ones are sent as files. For resources without calls of their own. */
export const images = (label: Label, options: FieldOptions = {}): Field<readonly string[]> => ({
  kind: 'images',
  label,
  isWide: true,
  input: () => import('./PicturesEntry.tsx'),
  cell: () => import('./PicturesCell.tsx'),
  ...options,
});
