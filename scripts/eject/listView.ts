import { type Declared, type Filter, type Layer, rolesWith } from './model.ts';
import { PARTS, shownField } from './shownField.ts';
import { CORE, Code, choicesOf, element, onlyFor, pascal, Source, UI } from './source.ts';

const NUMBERS = ['integer', 'decimal', 'money'];
const MOMENTS = ['date', 'dateTime', 'seconds'];
const YES_OR_NO = [
  { id: '1', name: 'ra.boolean.true' },
  { id: '0', name: 'ra.boolean.false' },
];

const fieldKey = (resource: string, name: string): string => `resources.${resource}.fields.${name}`;

const column = (
  source: Source,
  { resource, fields }: Declared,
  name: string,
  isLink: boolean,
): string => {
  const field = fields[name];
  if (!field) return '';
  const sort = field.sort ?? name;
  const isNumber = NUMBERS.includes(field.kind) && !field.cell;
  const given = {
    source: sort || name,
    ...(sort !== name && sort !== false && { label: fieldKey(resource, name) }),
    ...(sort === false
      ? { disableSort: true }
      : isNumber || MOMENTS.includes(field.kind)
        ? { sortByOrder: 'DESC' }
        : {}),
    ...(isNumber && { align: 'right' }),
  };
  const shown = shownField(source, resource, name, field);
  return element(
    'DataTable.Col',
    given,
    isLink ? element(source.use('NameLink', PARTS), {}, shown) : shown,
  );
};

const referenceFilter = (
  source: Source,
  layer: Layer,
  name: string,
  reference: string,
  label: string,
): string => {
  const other = layer.resources.find(({ resource }) => resource === reference);
  const search = Object.values(other?.api ?? {}).some(
    ({ list }) => list && layer.queryOf(list).includes('q'),
  )
    ? 'q'
    : other?.name;
  const choose = {
    label,
    optionText: other?.name,
    filterToQuery: new Code(`(text: string) => ({ ${search}: text })`),
  };
  return element(
    source.use('ReferenceInput', UI),
    { key: name, source: name, reference, alwaysOn: true },
    element(source.use('AutocompleteInput', UI), choose),
  );
};

const filterInputs = (
  source: Source,
  layer: Layer,
  { resource, fields }: Declared,
  filter: Filter,
): [name: string, input: string][] => {
  if (typeof filter !== 'string' && 'days' in filter) {
    const label = fieldKey(resource, filter.field);
    return filter.days.map((name, place) => {
      const text = `\`\${translate('${label}')} – \${translate('list.${place === 0 ? 'from_day' : 'to_day'}')}\``;
      return [
        name,
        element(source.use('DateInput', UI), {
          key: name,
          source: name,
          label: new Code(text),
          alwaysOn: true,
        }),
      ];
    });
  }
  const name = typeof filter === 'string' ? filter : filter.name;
  const field = typeof filter === 'string' ? fields[filter] : filter;
  const label =
    typeof filter === 'string' ? fieldKey(resource, name) : `resources.${resource}.filters.${name}`;
  if (field?.reference)
    return [[name, referenceFilter(source, layer, name, field.reference, label)]];
  const isFlag = field !== undefined && 'kind' in field && field.kind === 'flag';
  const choices = isFlag ? YES_OR_NO : choicesOf(resource, name, field?.choices);
  return [
    [
      name,
      element(source.use('SelectInput', UI), {
        key: name,
        source: name,
        label,
        choices,
        alwaysOn: true,
      }),
    ],
  ];
};

const filterList = (
  source: Source,
  layer: Layer,
  declared: Declared,
  roles: readonly string[],
): string => {
  const taken = (name: string): boolean =>
    roles.some((role) =>
      layer.queryOf(declared.api[role]?.list ?? { method: '', path: '' }).includes(name),
    );
  const placeholder = new Code(`translate('resources.${declared.resource}.search')`);
  const search = { key: 'q', source: 'q', placeholder, alwaysOn: true };
  const inputs = (declared.list?.filters ?? [])
    .flatMap((filter) => filterInputs(source, layer, declared, filter))
    .filter(([name]) => taken(name));
  return [
    ...(taken('q') ? [element(source.use('SearchInput', UI), search)] : []),
    ...inputs.map(([, input]) => input),
  ].join(', ');
};

/** The list of a resource in react-admin's own components. */
export const listView = (layer: Layer, declared: Declared): string => {
  const { resource, list, form, views, actions = {}, always } = declared;
  if (!list) throw new Error(`${resource} has no list.`);
  const source = new Source();
  const name = `${pascal(resource)}List`;
  const roles = rolesWith(declared, 'list');
  const shown = roles.map((role) => [role, layer.columnsFor(declared, role)] as const);
  const columns = [
    ...new Map(shown.flatMap(([, those]) => those).map((one) => [one.name, one])).values(),
  ];
  const readersOf = (column: string): string[] =>
    shown.filter(([, those]) => those.some((one) => one.name === column)).map(([role]) => role);
  const hasPage = list.rowTo !== 'none' && (form ?? views?.record) !== undefined;
  const hidden = columns.filter(({ isOptional }) => isOptional).map((one) => one.name);
  const cells = columns
    .map((one) =>
      onlyFor(
        readersOf(one.name),
        roles,
        column(source, declared, one.name, hasPage && one.name === declared.name),
      ),
    )
    .join('\n');
  const offered = (where: string, otherwise: boolean): boolean =>
    Object.values(actions).some(({ on }) => (on ? on.includes(where) : otherwise)) ||
    rolesWith(declared, 'delete').length > 0;
  const filters = filterList(source, layer, declared, roles);
  const tools = [
    element(source.use('ColumnsButton', UI), {}),
    ...(rolesWith(declared, 'export').length > 0
      ? [element(source.use('ExportAll', PARTS), {})]
      : []),
    ...(Object.values(actions).some(({ on }) => on?.includes('list'))
      ? [element(source.use('ListActs', PARTS), {})]
      : []),
    ...(rolesWith(declared, 'create').length > 0
      ? [element(source.use('CreateButton', UI), { label: `resources.${resource}.create` })]
      : []),
  ].join('\n');
  const table = {
    rowClick: false,
    bulkActionButtons: offered('bulk', false)
      ? new Code(element(source.use('BulkActs', PARTS), {}))
      : false,
    ...(hidden.length > 0 && { hiddenColumns: hidden }),
  };
  const menu = offered('row', true)
    ? `\n${element('DataTable.Col', { label: '' }, element(source.use('RowActs', PARTS), {}))}`
    : '';
  const given = {
    ...(filters && { filters: new Code(`[${filters}]`) }),
    ...(always && { filter: always }),
    sort: { field: list.sort[0], order: list.sort[1] },
    perPage: list.perPage ?? 25,
    pagination: new Code(
      element(source.use('Pagination', UI), { rowsPerPageOptions: [25, 50, 100] }),
    ),
    actions: new Code(element(source.use('TopToolbar', UI), {}, tools)),
    exporter: false,
    title: false,
  };
  const view = element(
    source.use('List', UI),
    given,
    element(source.use('DataTable', UI), table, `${cells}${menu}`),
  );
  const body = `${/translate\(/.test(filters) ? `const translate = ${source.use('useTranslate', CORE)}();\n` : ''}${
    cells.includes('.includes(role)')
      ? `const { permissions: role } = ${source.use('usePermissions', CORE)}();\n`
      : ''
  }`;
  return source.written(`/** The list of ${resource}, ejected from its declaration. */
const ${name} = () => {
  ${body}return (${view});
};

export default ${name};
`);
};
