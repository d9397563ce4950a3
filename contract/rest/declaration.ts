import type { Role } from '../call.ts';
import type { Condition } from '../condition.ts';

// The part of a declaration of a resource without calls of its own that the server reads (src/rest/restResource.ts).

/** A text in every language of the product. */
interface RestText {
  readonly en: string;
  readonly de: string;
}

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
  readonly choices?: Readonly<Record<string, RestText>>;
  readonly reference?: string;
}
export type RestFields = Readonly<Record<string, RestField>>;

/** A right that holds for some records only, and the reason shown for the others. */
export interface RestRight {
  readonly to: string | readonly string[];
  readonly where: Condition;
  readonly why: RestText;
}

/** A change other than an edit: sets the values of `body` and the user's input, where `when` holds. */
export interface RestAction {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly input?: RestFields;
  readonly when?: Condition;
  readonly why?: RestText;
}

type Filter =
  | string
  | { readonly field: string; readonly days: readonly string[] }
  | { readonly name: string };

export interface RestDeclaration {
  readonly resource: string;
  readonly access: { readonly [R in Role]?: readonly (string | RestRight)[] };
  readonly fields: RestFields;
  readonly list?: {
    readonly filters?: readonly Filter[];
    readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
    readonly search?: RestText;
  };
  readonly actions?: Readonly<Record<string, RestAction>>;
}

/** The columns that the server keeps for every record, besides the declared fields. */
export const REST_COLUMNS = [
  'id',
  'company_id',
  'version',
  'created_by',
  'created_at',
  'updated_at',
] as const;
export type RestColumn = (typeof REST_COLUMNS)[number];

export const isRestColumn = (name: string): name is RestColumn =>
  (REST_COLUMNS as readonly string[]).includes(name);

/** Returns the fields that are stored as declared. Declaring one of the server's columns only says how it is shown. */
export const ownFields = (fields: RestFields): [name: string, field: RestField][] =>
  Object.entries(fields).filter(([name]) => !isRestColumn(name));

/** Kinds whose values are ordered and can be filtered by bounds: `date_gte`, `date_lte`. */
const ORDERED: readonly KindName[] = ['integer', 'decimal', 'money', 'date', 'time', 'dateTime'];
export const hasBounds = ({ kind }: Pick<RestField, 'kind'>): boolean => ORDERED.includes(kind);

/** Kinds that hold several values. */
const SEVERAL: readonly KindName[] = ['choices', 'references', 'images'];
export const holdsSeveral = ({ kind }: Pick<RestField, 'kind'>): boolean => SEVERAL.includes(kind);

/** Returns whether values are addresses of pictures, stored as keys of files. */
export const holdsFiles = ({ kind }: Pick<RestField, 'kind'>): boolean =>
  kind === 'image' || kind === 'images';

/** Returns whether a list can be filtered and sorted by a field. */
export const isComparable = (field: Pick<RestField, 'kind'>): boolean =>
  field.kind !== 'json' && field.kind !== 'richText' && !holdsFiles(field);

/** Kinds that a list's search covers. */
const SEARCHED: readonly KindName[] = ['text', 'lines', 'email', 'phone', 'url'];
export const isSearched = ({ kind }: Pick<RestField, 'kind'>): boolean => SEARCHED.includes(kind);

/** Returns whether a role may read a field. Otherwise it can neither write nor filter by it. */
export const isReadBy = ({ readers }: Pick<RestField, 'readers'>, role: Role): boolean =>
  readers === undefined || readers.includes(role);

/** Returns the verbs that a role is granted, for all records or for some. */
export const verbsOf = ({ access }: Pick<RestDeclaration, 'access'>, role: Role): string[] =>
  (access[role] ?? []).flatMap((right) => (typeof right === 'string' ? right : right.to));
