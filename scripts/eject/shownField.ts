import type { Field } from './model.ts';
import { ADMIN, Code, choicesOf, element, type Source } from './source.ts';

/** The module of cells for kinds without a field of react-admin, as imported from a resource's folder. */
const CELLS = '@turntable/declare/kinds/cells.tsx';

/** Returns the JSX of a value in a row, as in the derived list (packages/declare/kinds/cells.tsx); nothing for text, which the table renders itself. */
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
      return '';
    case 'email':
      return element(source.use('EmailField', ADMIN), { source: name });
    case 'integer':
    case 'decimal':
      return element(source.use('NumberField', ADMIN), {
        source: name,
        locales: new Code('locale'),
        options: { maximumFractionDigits: 6 },
      });
    case 'date':
      return element(source.use('DateField', ADMIN), {
        source: name,
        locales: new Code('locale'),
        options: { dateStyle: 'medium', timeZone: 'UTC' },
      });
    case 'choice':
      return element(source.use('SelectField', ADMIN), {
        source: name,
        choices: choicesOf(resource, name, field.choices),
      });
    default:
      return element(source.use('FieldCell', CELLS), { name });
  }
};
