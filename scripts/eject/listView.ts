import { hooksFor } from './drawnView.ts';
import { type Column, type Declared, type Filter, type Layer, rolesWith } from './model.ts';
import { shownField } from './shownField.ts';
import { ADMIN, Code, choicesOf, element, onlyFor, pascal, Source } from './source.ts';

const YES_OR_NO = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];
/** Number of filters always shown beside the search on a wide screen (src/framework/list/filterInputs.tsx). */
const ALWAYS_ON = 4;
const WIDE_ONLY = new Code('!isPhone');

/** Returns the path of a module of src/framework/list, as imported from a resource's folder. */
const list = (file: string): string => `../../framework/list/${file}`;

const fieldKey = (resource: string, name: string): string => `resources.${resource}.fields.${name}`;

const column = (source: Source, { resource, fields }: Declared, given: Column): string => {
  const { name, isName } = given;
  const field = fields[name];
  if (!field) return '';
  const shown = shownField(source, resource, name, field);
  return element(
    source.use('ListColumn', list('TableRows.tsx')),
    { ...given },
    isName && !field.cell
      ? element(source.use('RowName', list('RowLink.tsx')), { name }, shown)
      : shown,
  );
};

const filterInput = (
  source: Source,
  { resource, fields }: Declared,
  filter: Filter,
  place: number,
): [name: string, input: string] => {
  const inputs = list('filterInputs.tsx');
  if (typeof filter !== 'string' && 'days' in filter) {
    const [name, to] = filter.days;
    const given = { key: name, source: name, label: fieldKey(resource, filter.field) };
    return [name, element(source.use('DaysInput', inputs), { ...given, alwaysOn: true, to })];
  }
  const name = typeof filter === 'string' ? filter : filter.name;
  const field = typeof filter === 'string' ? fields[filter] : filter;
  const given = {
    key: name,
    source: name,
    label:
      typeof filter === 'string'
        ? fieldKey(resource, name)
        : `resources.${resource}.filters.${name}`,
    ...(place < ALWAYS_ON && { alwaysOn: WIDE_ONLY }),
  };
  if (field?.reference) {
    return [
      name,
      element(source.use('RecordInput', inputs), { ...given, reference: field.reference }),
    ];
  }
  const isFlag = field !== undefined && 'kind' in field && field.kind === 'flag';
  const choices = isFlag ? YES_OR_NO : choicesOf(resource, name, field?.choices);
  return [
    name,
    element(source.use('SelectInput', ADMIN), {
      ...given,
      choices,
      emptyText: 'list.any',
      helperText: false,
    }),
  ];
};

const filterList = (
  source: Source,
  layer: Layer,
  declared: Declared,
  roles: readonly string[],
): string[] => {
  const takes = (role: string, name: string): boolean =>
    layer.queryOf(declared.api[role]?.list ?? { method: '', path: '' }).includes(name);
  const taken = (name: string): boolean => roles.some((role) => takes(role, name));
  const inputs = (declared.list?.filters ?? [])
    .map((filter, place) => filterInput(source, declared, filter, place))
    .filter(([name]) => taken(name));
  const search = { key: 'q', label: `resources.${declared.resource}.search` };
  return [
    ...(taken('q')
      ? [`${source.use('searchInput', list('filterInputs.tsx'))}(translate('${search.label}'))`]
      : []),
    ...inputs.map(([, input]) => input),
  ];
};

/** Returns the source of a resource's list with the components of the derived one (src/framework/list/ListScreen.tsx). */
export const listView = (layer: Layer, declared: Declared): string => {
  const { resource, list: spec } = declared;
  if (!spec) throw new Error(`${resource} has no list to eject.`);
  const source = new Source();
  const name = `${pascal(resource)}List`;
  const roles = rolesWith(declared, 'list');
  const shown = roles.map((role) => [role, layer.columnsFor(declared, role)] as const);
  const columns = [
    ...new Map(shown.flatMap(([, those]) => those).map((one) => [one.name, one])).values(),
  ];
  const naming =
    columns.find((one) => one.name === declared.name) ??
    columns.find(({ isOptional }) => !isOptional);
  const readersOf = (column: string): string[] =>
    shown.filter(([, those]) => those.some((one) => one.name === column)).map(([role]) => role);
  const cells = columns
    .map(({ isName: _, ...one }) => {
      const given = { ...one, ...(one.name === naming?.name && { isName: true as const }) };
      return onlyFor(readersOf(one.name), roles, column(source, declared, given));
    })
    .join('\n');
  const filters = filterList(source, layer, declared, roles);
  const sortable = columns.flatMap((one) => (one.isSortable ? [one.name] : []));
  const part = (name: string, file = name): string =>
    element(source.use(name, list(`${file}.tsx`)), {});
  const actions = [
    ...(filters.length > 0 ? [element(source.use('FilterButton', ADMIN), {})] : []),
    part('SavedFilters'),
    ...(sortable.length > 0
      ? [`{isPhone && ${element(source.use('SortButton', ADMIN), { fields: sortable })}}`]
      : []),
    `{!isPhone && ${part('ColumnsMenuButton', 'buttons')}}`,
    part('ListKeys'),
    part('ExportAllButton', 'buttons'),
    part('ListTools', 'buttons'),
    part('CreateHere', 'buttons'),
  ].join('\n');
  const screen = list('ListScreen.tsx');
  const rows = list('ListRows.tsx');
  const menu = `{${source.use('menuColumn', rows)}('${resource}')}`;
  const table = element(source.use('ListTable', rows), {}, `${cells}\n${menu}`);
  const parts = [
    element(source.use('ListRows', rows), {}, table),
    part('BulkToolbar'),
    part('SizeByFilter', 'ListScreen'),
  ].join('\n');
  const frame = [
    `{...${source.use('useListProps', screen)}('${resource}')}`,
    `filters={[${filters.join(', ')}]}`,
    `actions={${element(source.use('TopToolbar', ADMIN), {}, actions)}}`,
  ].join('\n');
  const view = element(
    source.use('ListSurroundings', screen),
    { resource },
    `<${source.use('List', ADMIN)} ${frame}>${parts}</List>`,
  );
  const hooks = [
    `const isPhone = ${source.use('useIsPhone', list('useIsPhone.ts'))}();`,
    hooksFor(source, [...filters, cells].join('\n')),
  ].join('\n');
  return source.written(`/** The list of ${resource}, ejected from its declaration. */
const ${name} = () => {
  ${hooks}
  return (${view});
};

export default ${name};
`);
};
