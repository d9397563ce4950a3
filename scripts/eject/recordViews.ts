import { type Declared, type Layer, rolesWith, type Tab } from './model.ts';
import { PARTS, shownField } from './shownField.ts';
import { CORE, Code, element, pascal, Source, UI } from './source.ts';
import { typedField } from './typedField.ts';

const RECORD_SCREEN = '../../framework/record/RecordScreen.tsx';

/** The parts of a record's page that are fields; the others stay where they are derived. */
const fieldTabs = ({ resource, form = [] }: Declared): (Tab & { fields: readonly string[] })[] => {
  const tabs = form.filter(
    (tab): tab is Tab & { fields: readonly string[] } => tab.fields !== undefined,
  );
  if (tabs.length === 0) throw new Error(`${resource} has no form.`);
  return tabs;
};

const shown = (source: Source, { resource, fields }: Declared, name: string): string => {
  const field = fields[name];
  return field
    ? element(
        source.use('Labeled', UI),
        { label: `resources.${resource}.fields.${name}` },
        shownField(source, resource, name, field),
      )
    : '';
};

/** What the other parts of the page need to stay: their addresses, and links to them. */
const others = (
  source: Source,
  { resource, form = [] }: Declared,
  given: string,
): { guard: string; links: string } => {
  const keys = form.filter(({ fields }) => fields === undefined).map(({ key }) => key);
  const RecordScreen = source.useDefault('RecordScreen', RECORD_SCREEN);
  const derived = `<${RecordScreen} resource="${resource}" />`;
  const isElsewhere =
    keys.length > 0 ? `OTHER_PARTS.includes((useParams()['*'] ?? '').split('/')[0] ?? '') || ` : '';
  if (keys.length > 0) source.use('useParams', CORE);
  return {
    guard: `if (${isElsewhere}${given}) return ${derived};`,
    links:
      keys.length > 0
        ? element(source.use('PartLinks', PARTS), { parts: new Code('OTHER_PARTS') })
        : '',
  };
};

const partsList = ({ form = [] }: Declared): string => {
  const keys = form.filter(({ fields }) => fields === undefined).map(({ key }) => `'${key}'`);
  return keys.length > 0
    ? `/** Parts of the page that are no form: they stay as they are derived. */\nconst OTHER_PARTS: readonly string[] = [${keys.join(', ')}];\n\n`
    : '';
};

const module = (
  source: Source,
  declared: Declared,
  view: string,
  body: string,
  jsx: string,
): string => {
  const name = `${pascal(declared.resource)}${view}`;
  return source.written(`${view === 'Create' ? '' : partsList(declared)}/** ${view} of ${declared.resource}, ejected from its declaration. */
const ${name} = () => {
  ${body}
  return (${jsx});
};

export default ${name};
`);
};

const tabbed = (
  source: Source,
  layout: 'Form' | 'ShowLayout',
  { resource }: Declared,
  tabs: [key: string, content: string][],
  given = {},
): string => {
  const [only] = tabs;
  if (tabs.length === 1 && only) return element(source.use(`Simple${layout}`, UI), given, only[1]);
  const Tabs = source.use(`Tabbed${layout}`, UI);
  const parts = tabs.map(([key, content], place) =>
    element(
      `${Tabs}.Tab`,
      { label: `resources.${resource}.tabs.${key}`, path: place === 0 ? '' : key },
      content,
    ),
  );
  return element(Tabs, given, parts.join('\n'));
};

/** The form for a record that is there; who may not edit it sees the derived page. */
export const editView = (layer: Layer, declared: Declared): string => {
  const source = new Source();
  const { resource, fields } = declared;
  const limits = Object.assign(
    {},
    ...rolesWith(declared, 'edit').map((role) => layer.writableOnSave(declared, role)),
  );
  const content = (name: string): string => {
    const field = fields[name];
    return field && limits[name]
      ? typedField(source, layer, resource, name, field, limits[name])
      : shown(source, declared, name);
  };
  const tabs = fieldTabs(declared).map((tab): [string, string] => [
    tab.key,
    tab.fields.map(content).join('\n'),
  ]);
  const { guard, links } = others(source, declared, '!mayEdit');
  const form = tabbed(source, 'Form', declared, tabs, { warnWhenUnsavedChanges: true });
  const actions = element(
    source.use('TopToolbar', UI),
    {},
    `${links}${element(source.use('RecordActs', PARTS), {})}`,
  );
  const given = {
    mutationMode: 'pessimistic',
    redirect: false,
    title: false,
    actions: new Code(actions),
  };
  const rights = `const mayEdit = ${source.use('useRights', '../../framework/access/useRights.ts')}('${resource}')('edit').may;`;
  return module(
    source,
    declared,
    'Edit',
    `${rights}\n  ${guard}`,
    element(source.use('Edit', UI), given, form),
  );
};

/** A record to read; who may edit it sees the derived page. */
export const showView = (_: Layer, declared: Declared): string => {
  const source = new Source();
  const content = (name: string): string => shown(source, declared, name);
  const tabs = fieldTabs(declared).map((tab): [string, string] => [
    tab.key,
    tab.fields.map(content).join('\n'),
  ]);
  const { guard, links } = others(source, declared, 'mayEdit');
  const actions = element(
    source.use('TopToolbar', UI),
    {},
    `${links}${element(source.use('RecordActs', PARTS), {})}`,
  );
  const rights = `const mayEdit = ${source.use('useRights', '../../framework/access/useRights.ts')}('${declared.resource}')('edit').may;`;
  const layout = tabbed(source, 'ShowLayout', declared, tabs);
  return module(
    source,
    declared,
    'Show',
    `${rights}\n  ${guard}`,
    element(source.use('Show', UI), { title: false, actions: new Code(actions) }, layout),
  );
};

/** The form for a new record. */
export const createView = (layer: Layer, declared: Declared): string => {
  const roles = rolesWith(declared, 'create');
  if (roles.length === 0) throw new Error(`Nobody may create ${declared.resource}.`);
  if (declared.views?.create)
    throw new Error(`The create view of ${declared.resource} is written by hand already.`);
  const source = new Source();
  const { resource, fields, form, views } = declared;
  const limits = Object.assign({}, ...roles.map((role) => layer.writableOnCreate(declared, role)));
  const inputs = Object.keys(limits).map((name) => {
    const field = fields[name];
    return field ? typedField(source, layer, resource, name, field, limits[name]) : '';
  });
  const layout = element(
    source.use('SimpleForm', UI),
    { warnWhenUnsavedChanges: true },
    inputs.join('\n'),
  );
  const given = { redirect: (form ?? views?.record) ? 'edit' : 'list', title: false };
  return module(source, declared, 'Create', '', element(source.use('Create', UI), given, layout));
};
