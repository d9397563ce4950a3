import { hooksFor } from './drawnView.ts';
import { type Column, type Declared, type Filter, type Layer, rolesWith } from './model.ts';
import { shownField } from './shownField.ts';
import { ADMIN, Code, element, onlyFor, pascal, Source } from './source.ts';

const WIDE_ONLY = new Code('!isPhone');

/** Returns the path of a module of packages/declare/list, as imported from a resource's folder. */
const list = (file: string): string => `@turntable/declare/list/${file}`;

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

/** The inputs of filters that react-admin does not have. */
const OWN_INPUTS = ['ChoiceInput', 'FirstDayInput', 'RecordInput'];

const filterInput = (source: Source, { input, ...props }: Filter, isShown: boolean): string => {
  const isOwn = OWN_INPUTS.includes(input);
  return element(source.use(input, isOwn ? list('filterInputs.tsx') : ADMIN), {
    key: props.source,
    ...props,
    alwaysOn: isShown ? WIDE_ONLY : undefined,
  });
};

const filterList = (
  source: Source,
  layer: Layer,
  declared: Declared,
  roles: readonly string[],
): string[] => {
  const takesSearch = roles.some((role) => layer.queryOf(declared.api[role]?.list).includes('q'));
  const filters = roles.flatMap((role) => layer.filtersFor(declared, role));
  const inputs = [...new Map(filters.map((filter) => [filter.source, filter])).values()];
  const search = `resources.${declared.resource}.search`;
  return [
    ...(takesSearch
      ? [`${source.use('searchInput', list('filterInputs.tsx'))}(translate('${search}'))`]
      : []),
    ...inputs.map((filter, place) =>
      filterInput(source, filter, layer.isShownOnWide(inputs, place)),
    ),
  ];
};

/** Returns the source of a resource's list with the components of the derived one (packages/declare/list/ListScreen.tsx). */
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
