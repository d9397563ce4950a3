import type { CallMetadata, CallWithMetadata } from '../api/callMetadata.ts';
import type { Role } from '../application.ts';
import type { Call, Method } from '../contract/call.ts';
import type { Condition } from '../contract/condition.ts';
import type { Limits } from '../contract/fieldLimits.ts';
import {
  isRestColumn,
  manyOf,
  type RestColumn,
  type RestDeclaration,
  type RestSource,
  restColumnsOf,
} from '../contract/rest/declaration.ts';
import { restLimit } from '../contract/rest/fieldLimits.ts';
import type { Operator } from '../contract/rest/filters.ts';
import type { Field } from '../define/field.ts';
import type { Label } from '../define/label.ts';
import type {
  ActionSpec,
  AnyListSpec,
  Calls,
  FilterSpec,
  Resource,
  Right,
  TabSpec,
  Verb,
} from '../define/resource.ts';
import { completeList, wholeForm } from './defaultViews.ts';

/** A field, alone or with an operator at its end; `npm run check` says which ones fit its kind. */
type RestFilter<F extends string> = F | `${F}_${Operator}`;

interface RestList<F extends string>
  extends Omit<AnyListSpec, 'columns' | 'filters' | 'sort' | 'busy'> {
  /** By default the name and the next fields that fit a column, five in all. */
  readonly columns?: readonly (F | `${F}?`)[];
  readonly filters?: readonly (RestFilter<F> | FilterSpec<RestFilter<F>, F>)[];
  /** By default the name. */
  readonly sort?: readonly [F | RestColumn, 'ASC' | 'DESC'];
  readonly busy?: Condition<F>;
}

/** An action sets `body` and its inputs on the server, where `when` holds. It needs no right to edit. */
type RestAction<F extends string> = Omit<
  ActionSpec,
  'call' | 'body' | 'input' | 'when' | 'why' | 'opens'
> & {
  readonly body?: { readonly [Name in F]?: unknown };
  readonly input?: { readonly [Name in F]?: Field<never> };
} & (
    | { readonly when: Condition<F | RestColumn>; readonly why: Label }
    | { readonly when?: never; readonly why?: never }
  );

type Given = Pick<Resource, 'label' | 'icon' | 'menu' | 'views'>;

/** A resource without calls of its own: like `ResourceSpec`, but the kinds and rules of its fields are the only source of their types. */
interface RestSpec<F extends string, Act extends string> extends Given {
  readonly path: string;
  /** Another server that keeps the records (rest/sources.ts); by default ours does. */
  readonly source?: RestSource;
  /** Whose the records are; by default a company's. The platform's are seen by all companies and changed by the operator. */
  readonly belongsTo?: 'platform';
  readonly access: {
    readonly [R in Role]?: readonly (
      | Verb<NoInfer<Act>>
      | Right<NoInfer<F> | RestColumn, Verb<NoInfer<Act>>>
    )[];
  };
  readonly fields: { readonly [Name in F]: Field<never> };
  readonly name: NoInfer<F>;
  /** By default, if a role may list records, that of `completeList`. */
  readonly list?: RestList<NoInfer<F>>;
  /** By default, if a role may see or write a record, all fields in one part. */
  readonly form?: readonly TabSpec<NoInfer<F>>[];
  readonly create?: readonly NoInfer<F>[];
  readonly actions?: { readonly [Name in Act]: RestAction<NoInfer<F>> };
}

/** For each call, the verbs that need it. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  list: ['list', 'export'],
  one: ['list', 'show', 'edit'],
  create: ['create'],
  save: ['edit'],
  remove: ['delete'],
};

/** The verbs that need the page of a record. */
const PAGE_VERBS = ['show', 'create', 'edit'];

const namesOfFilter = (filter: FilterSpec): readonly string[] =>
  typeof filter === 'string' ? [filter] : 'days' in filter ? filter.days : [filter.name];

/** Returns the limits of what is sent: of our own server its columns, of a source whatever it holds, parts such as `address.city` as a whole. */
const limitsOf = (fields: Resource['fields'], source: RestSource | undefined): Limits => {
  const written = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  return Object.fromEntries(
    source
      ? written.map(([name, field]) => {
          const [whole = name, part] = name.split('.');
          const isOpen = part !== undefined || field.kind === 'flag'; // flags are true and false
          return [whole, isOpen ? {} : restLimit(field)];
        })
      : written
          .filter(([name]) => !isRestColumn(name) || name === 'company_id')
          .map(([name, field]) => [name, restLimit(field)]),
  );
};

const isAble = (ability: false | readonly string[] | undefined, name: string): boolean =>
  ability === undefined || (ability !== false && ability.includes(name));

/**
 * Returns the calls of one resource and its actions, with what each takes (packages/declare/contract/rest/calls.ts has the schemas), and those that make the
 * same change to several records: another server has none of these.
 */
const dialect = (
  {
    resource,
    fields,
    list,
    source,
    belongsTo,
    access,
  }: Pick<Resource, 'resource' | 'access' | 'fields' | 'list'> &
    Pick<RestDeclaration, 'source' | 'belongsTo'>,
  actions: readonly string[],
): { ofOne: Calls; ofMany: Calls } => {
  const call = (method: Method, place: string, metadata: CallMetadata = {}): Call => {
    const route: CallWithMetadata = {
      method,
      path: `${source ? 'sources' : 'rest'}/${resource}${place}`,
      summary: resource,
      roles: Object.keys(access) as Role[], // its own type
      response: 'bytes',
      metadata,
    };
    return route;
  };
  const { search, filter, sort } = source?.can ?? {};
  const limits = limitsOf(fields, source);
  const names = [
    ...(list?.filters ?? []).flatMap(namesOfFilter).filter((name) => isAble(filter, name)),
    ...(list?.search && search !== false ? ['q'] : []),
    'page',
    'per_page',
    'sort',
    'order',
  ];
  const sorts = [...Object.keys(fields), ...(source ? ['id'] : restColumnsOf({ belongsTo }))];
  const actionCalls = (place: string): [string, Call][] =>
    actions.map((name) => [name, call('POST', `${place}/${name}`)]);
  const ofOne: Calls = {
    list: call('GET', '', { names, sorts: sorts.filter((name) => isAble(sort, name)) }),
    one: call('GET', '/:id'),
    create: call('POST', '', { limits }),
    save: call('PUT', '/:id', { limits }),
    remove: call('DELETE', '/:id'),
    ...Object.fromEntries(actionCalls('/:id')),
  };
  const ofMany: Calls = {
    save: call('PUT', '', { limits }),
    remove: call('DELETE', ''),
    ...Object.fromEntries(actionCalls('')),
  };
  return { ofOne, ofMany: source ? {} : ofMany };
};

/** Returns the rights without the verbs that the source cannot do. */
const withoutInability = (
  access: Resource['access'],
  { create, edit, delete: remove }: NonNullable<RestSource['can']> = {},
): Resource['access'] => {
  const able = { create, edit, delete: remove };
  const isVerbAble = (right: string | Right): boolean =>
    typeof right !== 'string' || able[right as keyof typeof able] !== false;
  return Object.fromEntries(
    Object.entries(access).map(([role, rights]) => [role, rights?.filter(isVerbAble)]),
  );
};

const verbsIn = (rights: readonly (string | Right)[]): string[] =>
  rights.flatMap((right) => (typeof right === 'string' ? right : [right.to].flat()));

/**
 * Declares a resource that the contract has no calls for. The server reads the same declaration: it creates a table, serves the dialect of
 * ra-data-simple-rest at `rest/<resource>`, and enforces what is declared here. With a `source` it stores nothing, but passes the calls that a
 * role has a right to on to another server.
 * @param resource its name, and its table's
 * @param declaration what it is
 */
export const defineRestResource = <const F extends string, const Act extends string = never>(
  resource: string,
  {
    actions = {} as NonNullable<RestSpec<F, Act>['actions']>,
    access,
    list: ownList,
    form: ownForm,
    ...spec
  }: RestSpec<F, Act>,
): Resource & RestDeclaration => {
  const fields: Resource['fields'] = Object.fromEntries(
    Object.entries<Field<never>>(spec.fields).map(([name, field]) => [
      name,
      {
        ...field,
        ...(field.computed && { readOnly: true }),
        ...(!isAble(spec.source?.can?.sort, name) && { sort: false }),
      },
    ]),
  );
  const { source, belongsTo, name, label, views } = spec;
  const rights = withoutInability(access as Resource['access'], source?.can);
  const granted = Object.values(rights).flatMap((role = []) => verbsIn(role));
  const declared = { fields, name, label };
  const list =
    ownList || granted.includes('list')
      ? completeList(declared, ownList as Partial<AnyListSpec> | undefined) // erases the types by field, which have been checked by now
      : undefined;
  const isShown = PAGE_VERBS.some((verb) => granted.includes(verb)) && !views?.record;
  const form = ownForm ?? (isShown ? wholeForm(declared) : undefined);
  const { ofOne, ofMany } = dialect(
    { resource, access: rights, fields, list, source, belongsTo },
    Object.keys(actions),
  );
  const callsFor = (rights: readonly (string | Right)[] = []): Calls => {
    const verbs = verbsIn(rights);
    const needed = (calls: Calls) =>
      Object.entries(calls).filter(([name]) =>
        (NEEDED[name] ?? [name]).some((verb) => verbs.includes(verb)),
      );
    return Object.fromEntries([
      ...needed(ofOne),
      ...needed(ofMany).map(([name, call]) => [manyOf(name), call] as const),
    ]);
  };
  return {
    ...spec,
    ...(list && { list }),
    ...(form && { form }),
    fields,
    resource,
    rest: true,
    access: rights,
    api: Object.fromEntries(
      Object.entries(rights).map(([role, granted]) => [role, callsFor(granted)]),
    ),
    actions: Object.fromEntries(
      Object.entries<RestAction<F>>(actions).map(([name, action]) => [
        name,
        { ...(action as Omit<ActionSpec, 'call'>), call: name } as ActionSpec,
      ]),
    ),
  };
};
