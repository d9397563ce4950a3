import type { KindName } from '../contract/rest/declaration.ts';
import type { Label, Nouns } from '../define/label.ts';
import type { AnyListSpec, Resource, TabSpec } from '../define/resource.ts';

/** How many columns a list has that names none. */
const COLUMNS = 5;

/** Kinds whose values need more room than a column has. */
const TOO_LARGE: readonly KindName[] = ['lines', 'richText', 'json', 'images', 'file'];

type Named = Pick<Resource, 'fields' | 'name' | 'label'>;

/**
 * Returns a list with the columns and the order that it does not declare: its name and the next fields that fit a column and that all roles
 * read, sorted by the name.
 */
export const completeList = (
  { fields, name }: Named,
  list: Partial<AnyListSpec> = {},
): AnyListSpec => {
  const others = Object.entries(fields)
    .filter(([other, { kind, readers }]) => other !== name && !readers && !TOO_LARGE.includes(kind))
    .map(([other]) => other);
  return { columns: [name, ...others].slice(0, COLUMNS), sort: [name, 'ASC'], ...list };
};

const oneOf = (nouns: Nouns): Label =>
  Object.fromEntries(
    Object.entries(nouns).map(([language, forms]) => [language, forms?.[0] ?? '']),
  ) as Label; // has the languages of `nouns`

/** Returns the form of a resource that declares none: all its fields in one part, named like a record. */
export const wholeForm = ({ fields, label }: Named): readonly TabSpec[] => [
  { key: 'data', tab: oneOf(label), fields: Object.keys(fields) },
];
