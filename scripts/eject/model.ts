import { pathToFileURL } from 'node:url';

// The parts of declarations that ejecting reads. The web's sources are compiled separately, so scripts know only these types of them.

export interface Field {
  readonly kind: string;
  readonly readOnly?: true;
  readonly required?: true;
  readonly hint?: unknown;
  readonly sort?: string | false;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly reference?: string;
  readonly cell?: unknown;
  readonly width?: string;
  readonly input?: unknown;
  readonly initial?: unknown;
  readonly readers?: readonly string[];
  readonly onlyFilled?: true;
}

/** A component and its props, as in packages/declare/kinds/drawn.ts. */
export interface Drawn {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly child?: Drawn;
}

/** A filter as returned by packages/declare/list/filters.ts: the name of its input, and the input's props. */
export interface Filter {
  readonly input: string;
  readonly source: string;
  readonly label: string;
}

export interface Tab {
  readonly key: string;
  readonly fields?: readonly string[];
  readonly roles?: readonly string[];
}

export interface Declared {
  readonly resource: string;
  readonly name: string;
  readonly api: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly access: Readonly<
    Record<string, readonly (string | { readonly to: string | readonly string[] })[]>
  >;
  readonly fields: Readonly<Record<string, Field>>;
  readonly list?: {
    readonly sort: readonly [string, string];
    readonly perPage?: number;
    readonly search?: unknown;
    readonly rowTo?: string;
    readonly above?: unknown;
  };
  readonly form?: readonly Tab[];
  readonly actions?: Readonly<Record<string, { readonly on?: readonly string[] }>>;
  readonly always?: Readonly<Record<string, string | number>>;
  readonly views?: Readonly<Record<string, unknown>>;
}

/** A column as returned by packages/declare/list/columns.ts. */
export interface Column {
  readonly name: string;
  readonly isSortable?: true;
  readonly isOptional?: true;
  readonly isName?: true;
}

interface Call {
  readonly method: string;
  readonly path: string;
}

export interface Limit {
  readonly required?: true;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly (string | number)[];
}
type Limits = Readonly<Record<string, Limit>>;

/** The layer's functions that decide what a view shows; ejecting calls the same. */
export interface Layer {
  readonly resources: readonly Declared[];
  columnsFor: (declared: Declared, role: string) => Column[];
  filtersFor: (declared: Declared, role: string) => Filter[];
  isShownOnWide: (filters: readonly Filter[], place: number) => boolean;
  writableOnCreate: (declared: Declared, role: string) => Limits;
  writableOnSave: (declared: Declared, role: string) => Limits;
  queryOf: (call: Call | undefined) => readonly string[];
  inputOf: (asked: {
    resource: string;
    name: string;
    field: Field;
    limit: Limit;
    isNew: boolean;
    hint: string | false;
  }) => Drawn;
  fieldOf: (resource: string, name: string, field: Field) => Drawn | undefined;
  isWide: (field: Field) => boolean;
}

/** Reads the declarations and the functions that derive views from them, below `root`. */
export const openLayer = async (root: string): Promise<Layer> => {
  const load = (path: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(`${root}/${path}`).href);
  const [product, columns, filters, writable, queries, drawn, registry] = await Promise.all([
    load('src/resources/index.ts'),
    load('packages/declare/list/columns.ts'),
    load('packages/declare/list/filters.ts'),
    load('packages/declare/kinds/writable.ts'),
    load('packages/declare/api/callQueries.ts'),
    load('packages/declare/kinds/drawn.ts'),
    load('packages/declare/registry.ts'),
    load('src/connected.ts'),
  ]);
  const resources = product.RESOURCES as readonly Declared[]; // the interfaces above are the parts that are read
  (registry.registerResources as (all: readonly Declared[]) => void)(resources);
  return {
    resources,
    ...columns,
    ...filters,
    ...writable,
    ...queries,
    ...drawn,
  } as unknown as Layer; // under the names of the interface
};

/** Returns the roles with a right, for all records or for some. */
export const rolesWith = ({ access }: Declared, verb: string): string[] =>
  Object.entries(access)
    .filter(([, rights]) =>
      rights.flatMap((right) => (typeof right === 'string' ? right : right.to)).includes(verb),
    )
    .map(([role]) => role);
