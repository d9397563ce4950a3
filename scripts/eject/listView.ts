import { type Declared, type Filter, type Layer, rolesWith } from './model.ts';
import { PARTS, shownField } from './shownField.ts';
import { ADMIN, Code, choicesOf, element, onlyFor, pascal, Source } from './source.ts';

const NUMBERS = ['integer', 'decimal', 'money'];
const MOMENTS = ['date', 'dateTime', 'seconds'];
const YES_OR_NO = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];
/** As many filters stand beside the search on a wide screen (src/framework/list/filterInputs.tsx). */
const ALWAYS_ON = 4;
const WIDE_ONLY = new Code('!isPhone');
const DEFINED = new Code('definition');

/** What of src/framework/list a list is made of, seen from a resource's folder. */
const list = (file: string): string => `../../framework/list/${file}`;

const fieldKey = (resource: string, name: string): string => `resources.${resource}.fields.${name}`;

const column = (
  source: Source,
  layer: Layer,
  { resource, fields }: Declared,
  name: string,
  is: { optional: boolean; name: boolean },
): string => {
  const field = fields[name];
  if (!field) return '';
  const isNumber = NUMBERS.includes(field.kind) && !field.cell;
  const width = field.width ?? (is.name ? undefined : layer.widthOf(field.kind));
  const given = {
    name,
    label: fieldKey(resource, name),
    ...(field.sort !== false && { isSortable: true }),
    ...([...NUMBERS, ...MOMENTS].includes(field.kind) && { sortFirst: 'DESC' }),
    ...(isNumber && { isNumber }),
    ...(is.name ? { isName: true } : is.optional && { isOptional: true }),
    ...(width && { width }),
  };
  const shown = shownField(source, resource, name, field);
  const isLink = is.name && !field.cell;
  return element(
    source.use('ListColumn', list('ListColumn.tsx')),
    given,
    isLink ? element(source.use('NameLink', PARTS), { name }, shown) : shown,
  );
};

const filterInput = (
  source: Source,
  layer: Layer,
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
    const other = layer.resources.find((one) => one.resource === field.reference);
    const isSearchable = Object.values(other?.api ?? {}).some(
      (calls) => calls.list && layer.queryOf(calls.list).includes('q'),
    );
    const [by = other?.name ?? 'id', order = 'ASC'] = other?.list?.sort ?? [];
    const reference = {
      reference: field.reference,
      nameOf: new Code(`${source.use('recordNameIn', PARTS)}('${field.reference}')`),
      sort: { field: by, order },
      isSearchable,
    };
    return [name, element(source.use('RecordInput', inputs), { ...given, ...reference })];
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
    .map((filter, place) => filterInput(source, layer, declared, filter, place))
    .filter(([name]) => taken(name));
  const search = { key: 'q', label: `resources.${declared.resource}.search` };
  return [
    ...(taken('q')
      ? [`...${source.use('searchInput', list('filterInputs.tsx'))}(translate('${search.label}'))`]
      : []),
    ...inputs.map(([, input]) => input),
  ];
};

/** The list of a resource, component by component as the derived one is drawn (src/framework/list/ListScreen.tsx). */
export const listView = (layer: Layer, declared: Declared): string => {
  const { resource, list: spec } = declared;
  if (!spec) throw new Error(`${resource} has no list.`);
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
    .map((one) =>
      onlyFor(
        readersOf(one.name),
        roles,
        column(source, layer, declared, one.name, {
          optional: one.isOptional,
          name: one === naming,
        }),
      ),
    )
    .join('\n');
  const filters = filterList(source, layer, declared, roles);
  const sortable = columns
    .map((one) => one.name)
    .filter((one) => declared.fields[one]?.sort !== false);
  const given = { definition: DEFINED };
  const actions = [
    ...(filters.length > 0 ? [element(source.use('FilterButton', ADMIN), {})] : []),
    element(source.use('SavedFilters', list('SavedFilters.tsx')), {}),
    `{isPhone && ${element(source.use('SortButton', ADMIN), { fields: sortable })}}`,
    `{!isPhone && ${element(source.use('ColumnsMenuButton', list('ColumnsMenuButton.tsx')), given)}}`,
    element(source.use('ListKeys', list('ListKeys.tsx')), {
      ...given,
      isPhone: new Code('isPhone'),
    }),
    `{definition.exported && ${element(source.use('ExportAllButton', list('ExportAllButton.tsx')), {
      ...given,
      exported: new Code('definition.exported'),
    })}}`,
    element(source.use('ListTools', '../../framework/list/ListTools.tsx'), given),
    `{definition.mayCreate && ${element(source.use('CreateHere', list('CreateHere.tsx')), given)}}`,
  ].join('\n');
  const screen = list('ListScreen.tsx');
  const rows = list('ListRows.tsx');
  const table = element(
    source.use('ListTable', rows),
    given,
    `${cells}\n{${source.use('MenuColumn', rows)}(definition)}`,
  );
  const parts = [
    element(
      source.use('ListRows', rows),
      { ...given, isPhone: new Code('isPhone'), isReady: new Code('isReady') },
      table,
    ),
    element(source.use('BulkToolbar', list('BulkToolbar.tsx')), {
      actions: new Code('definition.bulkActions'),
    }),
    element(source.use('SizeByFilter', screen), given),
  ].join('\n');
  const frame = [
    `{...${source.use('useListProps', screen)}(definition)}`,
    "component={isPhone ? 'div' : undefined}",
    `{...${source.use('useFilterPlace', list('FilterAside.tsx'))}([${filters.join(', ')}])}`,
    `actions={${element(source.use('TopToolbar', ADMIN), {}, actions)}}`,
  ].join('\n');
  const view = element(
    source.use('ListSurroundings', screen),
    given,
    `<${source.use('List', ADMIN)} ${frame}>${parts}</List>`,
  );
  const hooks = [
    `const { definition, isReady } = ${source.use('useDefinition', '../../framework/list/useDefinition.ts')}('${resource}');`,
    `const isPhone = ${source.use('useIsPhone', screen)}();`,
    ...(filters.some((one) => one.includes('translate('))
      ? [`const translate = ${source.use('useTranslate', ADMIN)}();`]
      : []),
    ...(cells.includes('.includes(role)')
      ? [`const { permissions: role } = ${source.use('usePermissions', ADMIN)}();`]
      : []),
  ].join('\n');
  return source.written(`/** The list of ${resource}, ejected from its declaration. */
const ${name} = () => {
  ${hooks}
  return (${view});
};

export default ${name};
`);
};
