import { type Call, type Method, ROLES, type Role } from '../../contract/call.ts';
import type { CallMetadata, CallWithMetadata } from '../api/callMetadata.ts';
import type { Condition } from '../framework/define/condition.ts';
import type { Field } from '../framework/define/field.ts';
import type { Label } from '../framework/define/label.ts';
import type {
  ActionSpec,
  AnyListSpec,
  Calls,
  FilterSpec,
  Resource,
  Right,
  TabSpec,
  Verb,
} from '../framework/define/resource.ts';
import { restLimits } from './restLimits.ts';

/** What the server keeps of every record; lists can be sorted by it. */
const KEPT = ['id', 'created_at', 'updated_at'] as const;

/** A field, or a bound of it: `date_gte`, `date_lte`. */
type RestFilter<F extends string> = F | `${F}_gte` | `${F}_lte`;

interface RestList<F extends string>
  extends Omit<AnyListSpec, 'columns' | 'filters' | 'sort' | 'busy'> {
  readonly columns: readonly (F | `${F}?`)[];
  readonly filters?: readonly FilterSpec<RestFilter<F>, F>[];
  readonly sort: readonly [F | (typeof KEPT)[number], 'ASC' | 'DESC'];
  readonly busy?: Condition<F>;
}

/** An action saves what it says and what it asks for. */
type RestAction<F extends string> = Omit<ActionSpec, 'call' | 'body' | 'when' | 'why' | 'opens'> & {
  readonly body: { readonly [Name in F]?: unknown };
} & (
    | { readonly when: Condition<F>; readonly why: Label }
    | { readonly when?: never; readonly why?: never }
  );

type Given = Pick<Resource, 'label' | 'icon' | 'menu' | 'views'>;

/** A resource without calls of its own: as `ResourceSpec`, but what its fields hold is said by their kinds alone. */
interface RestSpec<F extends string, Act extends string> extends Given {
  readonly path: string;
  readonly access: {
    readonly [R in Role]?: readonly (Verb<NoInfer<Act>> | Right<NoInfer<F>, Verb<NoInfer<Act>>>)[];
  };
  readonly fields: { readonly [Name in F]: Field<never> };
  readonly name: NoInfer<F>;
  readonly list?: RestList<NoInfer<F>>;
  readonly form?: readonly TabSpec<NoInfer<F>>[];
  readonly create?: readonly NoInfer<F>[];
  readonly actions?: { readonly [Name in Act]: RestAction<NoInfer<F>> };
}

/** The verbs that a call is there for; an action saves. */
const needs = (
  verbs: readonly string[],
  actions: readonly string[],
): Readonly<Record<string, boolean>> => {
  const any = (...wanted: string[]): boolean => wanted.some((verb) => verbs.includes(verb));
  return {
    list: any('list', 'export'),
    one: any('list', 'show', 'edit'),
    create: any('create'),
    save: any('edit', ...actions),
    remove: any('delete'),
  };
};

const namesOfFilter = (filter: FilterSpec): readonly string[] =>
  typeof filter === 'string' ? [filter] : 'days' in filter ? filter.days : [filter.name];

/** The five calls of the dialect for one resource, each with what it takes. */
const dialect = (
  resource: string,
  fields: Resource['fields'],
  list: AnyListSpec | undefined,
): Calls => {
  const call = (method: Method, place: string, metadata: CallMetadata = {}): Call => {
    const route: CallWithMetadata = {
      method,
      path: `rest/${resource}${place}`,
      summary: resource,
      roles: ROLES,
      response: 'bytes',
      metadata,
    };
    return route;
  };
  const limits = restLimits(fields);
  const names = [
    ...(list?.filters ?? []).flatMap(namesOfFilter),
    ...(list?.search ? ['q'] : []),
    'page',
    'per_page',
    'sort',
    'order',
  ];
  return {
    list: call('GET', '', { names, sorts: [...Object.keys(fields), ...KEPT] }),
    one: call('GET', '/:id'),
    create: call('POST', '', { limits }),
    save: call('PUT', '/:id', { limits }),
    remove: call('DELETE', '/:id'),
  };
};

const verbsIn = (rights: readonly (string | Right)[]): string[] =>
  rights.flatMap((right) => (typeof right === 'string' ? right : [right.to].flat()));

/**
 * Declares a resource that the contract has no calls for: it speaks the dialect of ra-data-simple-rest at `rest/<resource>`, where the
 * server knows it by its configuration (REST_RESOURCES) and checks rights, company and size, but not what each field holds.
 * @throws for a field of a kind that such a resource cannot have (restLimits.ts)
 */
export const defineRestResource = <const F extends string, const Act extends string = never>(
  resource: string,
  { actions, access, ...spec }: RestSpec<F, Act>,
): Resource => {
  const names = Object.keys(actions ?? {});
  const list = spec.list as AnyListSpec | undefined; // what its types guarantee is no longer told apart
  const calls = dialect(resource, spec.fields, list);
  const callsFor = (rights: readonly (string | Right)[] = []): Calls => {
    const needed = needs(verbsIn(rights), names);
    return Object.fromEntries(Object.entries(calls).filter(([name]) => needed[name]));
  };
  const rights = access as Resource['access'];
  return {
    ...spec,
    ...(list && { list }),
    resource,
    rest: true,
    access: rights,
    api: Object.fromEntries(
      Object.entries(rights).map(([role, granted]) => [role, callsFor(granted)]),
    ),
    actions: Object.fromEntries(
      Object.entries<RestAction<F>>(actions ?? {}).map(([name, action]) => [
        name,
        { ...action, call: 'save' },
      ]),
    ),
  };
};
