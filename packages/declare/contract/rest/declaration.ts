import type { Role } from '../../application.ts';
import type { Condition } from '../condition.ts';
import type { LocalText } from '../localText.ts';

// The part of a declaration of a resource without calls of its own that the server reads (packages/declare/rest/restResource.ts).

/** The kinds of fields: a kind determines the possible values, the column, the cell and the input. */
export type KindName =
  | 'text'
  | 'lines'
  | 'richText'
  | 'email'
  | 'phone'
  | 'url'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'status'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'colour'
  | 'image'
  | 'images'
  | 'file'
  | 'reference'
  | 'references'
  | 'json';

/** Rules that the server enforces for fields of resources without calls of their own, in addition to those of their kinds. */
export interface FieldRules {
  /** No two records of a company have the same value. */
  readonly unique?: true;
  /** Of numbers. */
  readonly min?: number;
  readonly max?: number;
  /** Of texts, in characters. */
  readonly maxLength?: number;
  /** Computes the value from the record whenever it is stored; users cannot edit it. */
  readonly computed?: (record: Readonly<Record<string, unknown>>) => unknown;
}

export interface RestField extends FieldRules {
  readonly kind: KindName;
  readonly required?: true;
  readonly readOnly?: true;
  readonly onlyNew?: true;
  readonly readers?: readonly Role[];
  readonly initial?: unknown;
  readonly choices?: Readonly<Record<string, LocalText>>;
  readonly reference?: string;
}
export type RestFields = Readonly<Record<string, RestField>>;

/** A right that holds for some records only, and the reason shown for the others. */
export interface RestRight {
  readonly to: string | readonly string[];
  readonly where: Condition;
  readonly why: LocalText;
}

/** A change other than an edit: sets the values of `body` and the user's input, where `when` holds. */
export interface RestAction {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly input?: RestFields;
  readonly when?: Condition;
  readonly why?: LocalText;
}

type Filter =
  | string
  | { readonly field: string; readonly days: readonly string[] }
  | { readonly name: string };

/** What another server cannot do. It is not offered, whatever rights a role has. */
interface Abilities {
  readonly search?: false;
  readonly create?: false;
  readonly edit?: false;
  readonly delete?: false;
  /** false, or the only fields by which its list can be sorted. */
  readonly sort?: false | readonly string[];
  /** false, or the only parameters by which its list can be filtered. */
  readonly filter?: false | readonly string[];
}

interface HttpOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/** The function with which a react-admin data provider makes its requests, in place of `fetchUtils.fetchJson`. */
export type HttpClient = (
  url: string,
  options?: HttpOptions,
) => Promise<{ status: number; headers: Headers; body: string; json: unknown }>;

/** Another server that keeps the records of a resource. Ours passes calls on to it (packages/declare/rest/sources.ts). */
export interface RestSource {
  /** Its address. Like everything here but the credential itself, browsers can read it. */
  readonly url: string;
  /** Where the records are, below the address; by default the resource's name. */
  readonly path?: string;
  /** The environment variable of our server with the credential: the header's whole value, such as `Bearer …`. */
  readonly auth?: string;
  /** The header of the credential; by default `Authorization`. */
  readonly header?: string;
  readonly can?: Abilities;
  /**
   * The query parameters of its lists, besides the declared fields, for dialects that answer with plain records and lists of them. Without
   * it, any parameter and any JSON is passed on.
   */
  readonly parameters?: readonly string[];
  /** Returns react-admin's data provider for its dialect. Only browsers call it, with our server's address. */
  readonly provider: (url: string, httpClient: HttpClient) => object | Promise<object>;
}

export interface RestDeclaration {
  readonly resource: string;
  /** Without it, our own server stores the records. */
  readonly source?: RestSource;
  /**
   * Whose the records are: a company's, or the platform's. All companies see those of the platform, as far as their roles have the right to;
   * only the operator changes them.
   */
  readonly belongsTo?: 'platform';
  readonly access: { readonly [R in Role]?: readonly (string | RestRight)[] };
  readonly fields: RestFields;
  readonly list?: {
    readonly columns?: readonly string[] | { readonly [R in Role]?: readonly string[] };
    readonly filters?: readonly Filter[];
    readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
    readonly search?: LocalText;
  };
  readonly actions?: Readonly<Record<string, RestAction>>;
}

/** Returns the name of the call that makes a change to several records at once: `save.many`. */
export const manyOf = (name: string): string => `${name}.many`;

/** The most records that one request reads or changes. */
export const MOST_RECORDS = 1000;

/** The header of a list whose total, in `Content-Range`, is a minimum: there are too many records to count for each page. */
export const TOTAL_IS_MINIMUM = 'x-total-is-minimum';

/** The columns that the server keeps for every record, besides the declared fields. */
const REST_COLUMNS = [
  'id',
  'company_id',
  'version',
  'created_by',
  'created_at',
  'updated_at',
] as const;
export type RestColumn = (typeof REST_COLUMNS)[number];

/** Returns whether each record belongs to a company. */
export const isOfCompany = ({ belongsTo }: Pick<RestDeclaration, 'belongsTo'>): boolean =>
  belongsTo !== 'platform';

/** Returns those of them that a resource has: records of the platform have no company. */
export const restColumnsOf = (declared: Pick<RestDeclaration, 'belongsTo'>): RestColumn[] =>
  REST_COLUMNS.filter((name) => name !== 'company_id' || isOfCompany(declared));

export const isRestColumn = (name: string): name is RestColumn =>
  (REST_COLUMNS as readonly string[]).includes(name);

/** Returns the fields that are stored as declared. Declaring one of the server's columns only says how it is shown. */
export const ownFields = (fields: RestFields): [name: string, field: RestField][] =>
  Object.entries(fields).filter(([name]) => !isRestColumn(name));

/** Kinds that hold several values. */
const SEVERAL: readonly KindName[] = ['choices', 'references', 'images'];
export const holdsSeveral = ({ kind }: Pick<RestField, 'kind'>): boolean => SEVERAL.includes(kind);

/** Kinds whose values are addresses of files, stored as their keys. */
const FILES: readonly KindName[] = ['image', 'images', 'file'];
export const holdsFiles = ({ kind }: Pick<RestField, 'kind'>): boolean => FILES.includes(kind);

/** The largest file of a field, in MB. */
export const FILE_MEGABYTES = 25;

/** Returns the name of a file by its address, which ends with it: `/api/files/…#Offer.pdf`. */
export const fileName = (address: string): string => {
  const name = address.slice(address.indexOf('#') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Returns whether a list can be filtered and sorted by a field. */
export const isComparable = (field: Pick<RestField, 'kind'>): boolean =>
  field.kind !== 'json' && field.kind !== 'richText' && !holdsFiles(field);

/** Kinds that a list's search covers. */
const SEARCHED: readonly KindName[] = ['text', 'lines', 'email', 'phone', 'url'];
export const isSearched = ({ kind }: Pick<RestField, 'kind'>): boolean => SEARCHED.includes(kind);

/** Returns whether a role may read a field. Otherwise it can neither write nor filter by it. */
export const isReadBy = (
  { readers }: Pick<RestField, 'readers'>,
  role: Role | undefined,
): boolean => readers === undefined || (role !== undefined && readers.includes(role));

/** Returns the verbs that a role is granted, for all records or for some. */
const verbsOf = ({ access }: Pick<RestDeclaration, 'access'>, role: Role): string[] =>
  (access[role] ?? []).flatMap((right) => (typeof right === 'string' ? right : right.to));

/** Returns the roles with a right to one of these verbs. */
export const rolesWith = (
  declared: Pick<RestDeclaration, 'access'>,
  ...verbs: readonly string[]
): Role[] =>
  (Object.keys(declared.access) as Role[]) // its own type
    .filter((role) => verbsOf(declared, role).some((verb) => verbs.includes(verb)));
