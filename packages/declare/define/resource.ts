import type { z } from 'zod';
import type { IconName, MessageKey, Option, OwnKey } from '../application.ts';
import type { Call, ResponseOf, Role } from '../contract/call.ts';
import type { Condition } from '../contract/condition.ts';
import type { RestSource } from '../contract/rest/declaration.ts';
import type { Slot } from '../ui/screen/slots.ts';
import type { Field } from './field.ts';
import type { Label, Nouns } from './label.ts';

/** A role's calls of a resource: `list`, `one`, `create`, `save`, `remove`, and its actions by name. */
export type Calls = Readonly<Record<string, Call>>;
export type Api = { readonly [R in Role]?: Calls };

type Unwrapped<Answer> = Answer extends { data: readonly (infer Row)[] }
  ? Row
  : Answer extends { data: infer One }
    ? One
    : Answer;
type AnswerOf<Table, Name extends string> =
  Table extends Readonly<Record<Name, infer C extends Call>> ? Unwrapped<ResponseOf<C>> : unknown;

/** The fields of a record that one role reads. A list's row is a part of the whole record. */
type ReadOf<Table> = AnswerOf<Table, 'list'> & AnswerOf<Table, 'one'>;
/** The record of a resource for a role, without fields that are hidden from it. */
export type RecordAs<R extends { api: Api }, Reader extends Role> = ReadOf<R['api'][Reader]>;

type Readers<A extends Api> = Extract<keyof A, Role>;
type Inner<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? never
    : NonNullable<Value> extends object
      ? Extract<keyof NonNullable<Value>, string>
      : never;
/** The names of a record's fields; of what a field holds in turn as `chief.name`. */
type NameIn<Shape> = {
  [Name in Extract<keyof Shape, string>]: Name | `${Name}.${Inner<Shape[Name]>}`;
}[Extract<keyof Shape, string>];
type RowName<Table> = NameIn<
  unknown extends AnswerOf<Table, 'list'> ? ReadOf<Table> : AnswerOf<Table, 'list'>
>;

/** Distributes over the roles: the names that some role reads, and those that every role reads. */
type SomeName<A extends Api> = {
  [R in Readers<A>]: NameIn<ReadOf<A[R]>> | SentName<A[R]>;
}[Readers<A>];
/** A function for the names of any role takes only those that all roles have. */
type EveryRowName<A extends Api> = {
  [R in Readers<A>]: (name: RowName<A[R]>) => void;
}[Readers<A>] extends (name: infer Name extends string) => void
  ? Name
  : never;

/** The body that a role sends to create or save a record. */
type SentBy<C> = C extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : C extends { form: { fields: infer F extends z.ZodType } }
    ? z.input<F>
    : never;
type SentOf<Table> =
  | (Table extends { create: infer C } ? SentBy<C> : never)
  | (Table extends { save: infer S } ? SentBy<S> : never);
type KeysOfUnion<U> = U extends unknown ? keyof U : never;
type SentName<Table> = Extract<KeysOfUnion<SentOf<Table>>, string>;

type ValueIn<Shape, Name extends string> = Name extends keyof Shape
  ? NonNullable<Shape[Name]>
  : Name extends `${infer Outer}.${infer Rest}`
    ? Outer extends keyof Shape
      ? ValueIn<NonNullable<Shape[Outer]>, Rest>
      : never
    : never;
/** What a field's kind must accept: what some role reads, and for a field that is only sent, what is sent. */
type ValueOf<A extends Api, Name extends string> = {
  [R in Readers<A>]: ValueIn<ReadOf<A[R]>, Name> extends never
    ? ValueIn<SentOf<A[R]>, Name>
    : ValueIn<ReadOf<A[R]>, Name>;
}[Readers<A>];

type QueryName<Table> = Table extends { list: { query: infer Q extends z.ZodType } }
  ? Extract<keyof z.input<Q>, string>
  : never;
type PagingName = 'page' | 'per_page' | 'order' | 'after' | 'sort';
/** The filters of the list: the parameters of the contract's call. */
type FilterName<A extends Api> = Exclude<
  { [R in Readers<A>]: QueryName<A[R]> }[Readers<A>],
  PagingName
>;

type FixedVerb = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
export type Verb<Action extends string = string> = FixedVerb | Action;

/** A right for some records only; `why` is the reason that users see at the others. */
export interface Right<Name extends string = string, V extends string = string> {
  readonly to: V | readonly V[];
  readonly where: Condition<Name>;
  readonly why: Label;
}

/** A filter: a field, whose name is the parameter; a period, by its first and its last day; or one of its own. */
export type FilterSpec<Name extends string = string, FieldName extends string = string> =
  | Extract<Name, FieldName>
  | { readonly field: FieldName; readonly days: readonly [from: Name, to: Name] }
  | {
      readonly name: Name;
      readonly label: Label;
      readonly choices: Readonly<Record<string, Label>>;
    }
  | { readonly name: Name; readonly label: Label; readonly reference: string };

interface ListSpec<A extends Api, FieldName extends string> {
  /** The columns in their order, for all roles, or role by role; a `?` after the name: not shown until chosen. */
  readonly columns:
    | readonly Optional<EveryRowName<A> & FieldName>[]
    | { readonly [R in Readers<A>]?: readonly Optional<RowName<A[R]> & FieldName>[] };
  readonly filters?: readonly FilterSpec<FilterName<A>, FieldName>[];
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly perPage?: number;
  /** How many rows a page has while a filter is set to a value. */
  readonly pageSizes?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The text of the list while it has no records. */
  readonly empty?: Label;
  /** The placeholder of the search, where the contract's list takes `q`. */
  readonly search?: Label;
  /** A card of its own: a component that takes `{ row }`. */
  readonly card?: Slot;
  /** Cards on every screen, and not on phones alone. */
  readonly cards?: true;
  /** While this condition holds, the server works on the record, and the list is read again at intervals. */
  readonly busy?: Condition<FieldName>;
  /** A component above the list, without props. */
  readonly above?: Slot;
  /** The target of a row, if it is not its own page: another resource with the same id, or none. */
  readonly rowTo?: 'none' | { readonly resource: string };
}
type Optional<Name extends string> = Name | `${Name}?`;

interface TabHead {
  /** The last part of its address; the first tab has none. */
  readonly key: string;
  readonly tab: Label;
  /** The roles that see it; all with calls by default. */
  readonly roles?: readonly Role[];
  /** Not on the pages of others, where a role has one record of its own (`own`): its calls always mean that one. */
  readonly ownOnly?: true;
  /** The key of the tab that leads to it: a screen of its own without the bar of tabs, whose back arrow leads to that tab. */
  readonly behind?: string;
  readonly group?: string; // a translation key: its heading in a frame that groups the tabs
}
/** A part of a record's page: fields of its form, the list of another resource that belongs to it, or a component of its own. */
export type TabSpec<FieldName extends string = string> = TabHead &
  (
    | { readonly fields: readonly FieldName[] }
    /** `params` maps parameters of the other resource's calls to fields of this record. */
    | { readonly list: string; readonly params: Readonly<Record<string, FieldName | 'id'>> }
    | { readonly slot: Slot }
  );

type Stop<Name extends string> =
  /** `toggle`: of the actions with the same one, a record's page and row offer only those that are possible, in the same place. */
  | { readonly when: Condition<Name>; readonly why: Label; readonly toggle?: string }
  | { readonly when?: never; readonly why?: never; readonly toggle?: never };

export type ActionSpec<
  CallName extends string = string,
  Name extends string = string,
> = Stop<Name> & {
  /** The call's name in the role's calls. */
  readonly call: CallName;
  readonly label: Label;
  readonly icon?: IconName;
  /** A dialog of its own, in place of the derived one: a component that takes `{ ids, onClose }`. */
  readonly run?: Slot;
  /** A screen of its own, for an action of a list: the part of the record's page beside the list's that has this key. */
  readonly screen?: string;
  /** The question before it runs; without it and without `input` it runs at once. */
  readonly confirm?: Label;
  /** The inputs of its dialog; sent as the call's body. */
  readonly input?: Readonly<Record<string, Field<never>>>;
  /** Sent with every call, besides the inputs; `$id` is the record's id. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Where it is offered; by default on the record's page and its row. */
  readonly on?: readonly ('record' | 'row' | 'bulk' | 'list')[];
  readonly isDestructive?: true;
  /** Shown after it has run: a message of the catalogue, or a text. */
  readonly done: MessageKey | Label;
  /** The answer's `link` is opened: a download. */
  readonly opens?: true;
};

export interface MenuSpec {
  readonly order: number;
  /** Draws a count at the entry's icon: a component that takes the icon as its children. */
  readonly badge?: Slot;
  readonly label?: Label;
  readonly roles?: readonly Role[];
  /** Only while this option is on for the user. */
  readonly needs?: Option;
}

type CallNameOf<A extends Api> = { [R in Readers<A>]: NameIn<A[R]> }[Readers<A>];

/** Messages of the catalogue that head the toasts of a resource's own calls. */
interface Outcomes {
  readonly created?: MessageKey;
  readonly saved?: MessageKey;
  readonly deleted?: MessageKey;
  readonly saveFailed?: MessageKey;
  readonly deleteFailed?: MessageKey;
}

/** A resource on one page. Everything a screen needs follows from it (docs/extending.md). */
export interface ResourceSpec<A extends Api, F extends string, Act extends string> {
  /** The path of its screens; by role where it differs. */
  readonly path: string | { readonly [R in Readers<A>]?: string };
  readonly label: Nouns;
  readonly icon: IconName;
  /** The calls by role. A role without an entry has no access. */
  readonly api: A;
  /** The rights by role. What is not granted is denied. */
  readonly access: {
    readonly [R in Readers<A>]: readonly (
      | Verb<NoInfer<Act>>
      | Right<SomeName<A>, Verb<NoInfer<Act>>>
    )[];
  };
  readonly fields: {
    readonly [Name in F]: Name extends SomeName<A> ? Field<ValueOf<A, Name>> : never;
  };
  /** The field that names a record in titles and sentences. */
  readonly name: NoInfer<F>;
  readonly list?: ListSpec<A, NoInfer<F>>;
  readonly form?: readonly TabSpec<NoInfer<F>>[];
  readonly frame?: Slot; // draws the tabs around their content in place of `TabBar`, with its props
  /** The fields of the form for a new record; by default those of the first tab. */
  readonly create?: readonly NoInfer<F>[];
  readonly actions?: { readonly [Name in Act]: ActionSpec<CallNameOf<A>, SomeName<A>> };
  readonly menu?: MenuSpec;
  readonly outcomes?: Outcomes;
  /** The fixed filter of the list, which is a part of a larger one. */
  readonly always?: { readonly [Name in FilterName<A>]?: string | number };
  /** Where a role has no list but one record: the field of the signed-in user that names it. */
  readonly own?: OwnKey;
  /** Hand-written views in place of derived ones. */
  readonly views?: { readonly list?: Slot; readonly create?: Slot; readonly record?: Slot };
  /** Returns the body of `create` or `save`, where it is more than the changed fields. */
  readonly body?: (
    record: Record<string, unknown>,
    before: Record<string, unknown> | undefined,
  ) => Record<string, unknown>;
}

/** A declared resource for the derived parts, without its precise types. */
export interface Resource
  extends Omit<
    ResourceSpec<Api, string, string>,
    'fields' | 'access' | 'list' | 'path' | 'actions' | 'always'
  > {
  readonly resource: string;
  readonly path: string | { readonly [R in Role]?: string };
  readonly fields: Readonly<Record<string, Field<never>>>;
  readonly access: { readonly [R in Role]?: readonly (string | Right)[] };
  readonly list?: AnyListSpec;
  readonly always?: Readonly<Record<string, string | number>>;
  readonly actions?: Readonly<Record<string, ActionSpec>>;
  /** It has no calls of its own (rest/restResource.ts): its records are in the server's table, or at another server. */
  readonly rest?: true;
  readonly source?: RestSource;
}
export interface AnyListSpec extends Omit<ListSpec<Api, string>, 'columns' | 'filters' | 'busy'> {
  readonly columns: readonly string[] | { readonly [R in Role]?: readonly string[] };
  readonly filters?: readonly FilterSpec[];
  readonly busy?: Condition;
}

/**
 * Declares a resource. The contract's calls give the names and types that fields, columns, filters, conditions and actions may have:
 * an unknown column, a missing German label, a role with calls but without an access rule do not compile.
 * @throws nothing; what types cannot see is found by `checkResources`.
 */
export const defineResource = <
  const A extends Api,
  const F extends string,
  const Act extends string = never,
>(
  resource: string,
  spec: ResourceSpec<A, F, Act>,
): Resource & { readonly api: A } => ({
  resource,
  ...(spec as unknown as Omit<Resource, 'resource'>),
  api: spec.api,
}); // the types have been checked
