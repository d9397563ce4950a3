import type { Field } from './model.ts';
import { ADMIN, choicesOf, element, type Source } from './source.ts';

/** The folder of cells for kinds without a field of react-admin, as imported from a resource's folder. */
const CELLS = '../../framework/kinds/cells.tsx';

/** A value by react-admin's own field where it shows the same as the derived view, else by the cell of the field's kind. */
export const shownField = (
  source: Source,
  resource: string,
  name: string,
  field: Field,
): string => {
  if (field.cell) return element(source.use('FieldCell', CELLS), { name });
  switch (field.kind) {
    case 'text':
    case 'lines':
      return element(source.use('TextField', ADMIN), { source: name });
    case 'email':
      return element(source.use('EmailField', ADMIN), { source: name });
    case 'integer':
      return element(source.use('NumberField', ADMIN), { source: name });
    case 'choice':
      return element(source.use('SelectField', ADMIN), {
        source: name,
        choices: choicesOf(resource, name, field.choices),
      });
    default:
      return element(source.use('FieldCell', CELLS), { name });
  }
};
