import type { Declared, Drawn, Field, Layer, Limit } from './model.ts';
import { ADMIN, Code, element, onlyFor, type Source } from './source.ts';

const RULES = '@turntable/declare/ui/inputs/rules.ts';
const OWN_INPUTS = ['PictureEntry', 'RichTextEntry'];

const ruleNames = (validate: unknown): string[] =>
  (Array.isArray(validate) ? (validate as { written: string }[]) : []).map(
    ({ written }) => written.split('(')[0] ?? '',
  );

/** Returns a component of the derived view as JSX. */
const asJsx = (source: Source, { component, props, child }: Drawn): string => {
  for (const name of ruleNames(props.validate)) source.use(name, RULES);
  if (props.format) source.use('asJson', '@turntable/declare/kinds/drawn.ts');
  const name = OWN_INPUTS.includes(component)
    ? source.takeDefault(component, `@turntable/declare/ui/inputs/${component}.tsx`)
    : source.use(component, ADMIN);
  return element(name, props, child && asJsx(source, child));
};

/** Returns a field's input as JSX; the declaration's own input is used from there. */
export const inputJsx = (
  source: Source,
  layer: Layer,
  { resource }: Declared,
  name: string,
  given: { field: Field; limit: Limit; isNew: boolean },
): string => {
  if (given.field.input)
    return element(source.use('DerivedInput', '@turntable/declare/kinds/DerivedInput.tsx'), {
      source: name,
    });
  const hint = given.field.hint ? `resources.${resource}.hints.${name}` : false;
  return asJsx(source, layer.inputOf({ resource, name, hint, ...given }));
};

/** Returns a field's value as JSX; kinds without a field of react-admin use the declaration's. */
export const fieldJsx = (
  source: Source,
  layer: Layer,
  { resource }: Declared,
  name: string,
  field: Field,
): string => {
  const drawn = field.cell ? undefined : layer.fieldOf(resource, name, field);
  if (!drawn)
    return element(source.use('DerivedField', '@turntable/declare/kinds/DerivedField.tsx'), {
      source: name,
      ...(layer.isWide(field) && { className: 'wide' }),
    });
  const { title } = drawn.props;
  return asJsx(source, {
    ...drawn,
    props: {
      ...drawn.props,
      ...(typeof title === 'string' && { title: new Code(`translate('${title}')`) }),
      ...(/^(Number|Date)Field$/.test(drawn.component) && { locales: new Code('locale') }),
    },
  });
};

/** Returns the JSX for all roles; parts that only some roles see get a condition. */
export const byRole = (roles: readonly string[], textFor: (role: string) => string): string => {
  const texts = new Map<string, string[]>();
  for (const role of roles) {
    const text = textFor(role);
    if (text) texts.set(text, [...(texts.get(text) ?? []), role]);
  }
  return [...texts].map(([text, those]) => onlyFor(those, roles, text)).join('\n');
};

/** Returns the hooks whose results a text uses. */
export const hooksFor = (source: Source, text: string): string =>
  [
    /\btranslate\(/.test(text) && `const translate = ${source.use('useTranslate', ADMIN)}();`,
    /\{locale\}/.test(text) && `const locale = ${source.use('useLocale', ADMIN)}();`,
    /\.includes\(role\)/.test(text) &&
      `const role = ${source.use('useGetIdentity', ADMIN)}().identity?.role;`,
  ]
    .filter(Boolean)
    .join('\n');
