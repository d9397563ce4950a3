/** The source of a module in the making; collects its imports. */
export class Source {
  readonly #names = new Map<string, Set<string>>();
  readonly #defaults = new Map<string, string>();

  /** Imports a name that a module exports. @returns the name */
  use(name: string, from: string): string {
    this.#names.set(from, (this.#names.get(from) ?? new Set()).add(name));
    return name;
  }

  /** Imports a module's default export under a name. @returns the name */
  takeDefault(name: string, from: string): string {
    this.#defaults.set(from, name);
    return name;
  }

  /** Returns the imports, then the text. */
  written(text: string): string {
    const modules = [...new Set([...this.#defaults.keys(), ...this.#names.keys()])].sort();
    const lines = modules.map((module) => {
      const names = [...(this.#names.get(module) ?? [])].sort();
      const parts = [
        this.#defaults.get(module),
        names.length > 0 ? `{ ${names.join(', ')} }` : undefined,
      ].filter(Boolean);
      return `import ${parts.join(', ')} from '${module}';`;
    });
    return `${lines.join('\n')}\n\n${text}`;
  }
}

export const ADMIN = 'react-admin';

/** Returns an element's attributes: true as the name alone, undefined omitted, text quoted, everything else as an expression. */
const attributes = (given: Readonly<Record<string, unknown>>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}${value === true ? '' : typeof value === 'string' ? `="${value}"` : `={${asCode(value)}}`}`,
    )
    .join('');

/** An expression in the source. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const asCode = (value: unknown): string => {
  if (value instanceof Code) return value.text;
  if (typeof value === 'function') return 'written' in value ? String(value.written) : value.name; // framework/kinds/rulesOf.ts
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(
        ([name, one]) =>
          `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${asCode(one)}`,
      )
      .join(', ')} }`;
  }
  return JSON.stringify(value);
};

export const element = (
  name: string,
  given: Readonly<Record<string, unknown>>,
  children = '',
): string =>
  children
    ? `<${name}${attributes(given)}>${children}</${name}>`
    : `<${name}${attributes(given)} />`;

/** Returns JSX that only some roles see; without a condition if these are all roles. */
export const onlyFor = (roles: readonly string[], all: readonly string[], text: string): string =>
  all.every((role) => roles.includes(role))
    ? text
    : `{[${roles.map((role) => `'${role}'`).join(', ')}].includes(role) && (${text})}`;

/** Returns a name in Pascal case: `companies` → `Companies`, `sub-companies` → `SubCompanies`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns choices in the format of react-admin's inputs and fields: their texts are translation keys. */
export const choicesOf = (
  resource: string,
  field: string,
  choices: Readonly<Record<string, unknown>> = {},
) =>
  Object.keys(choices).map((value) => ({
    id: value,
    name: `resources.${resource}.choices.${field}.${value}`,
  }));
