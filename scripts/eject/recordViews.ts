import { byRole, fieldJsx, hooksFor, inputJsx } from './drawnView.ts';
import { type Declared, type Field, type Layer, rolesWith, type Tab } from './model.ts';
import { ADMIN, Code, element, pascal, Source } from './source.ts';

const RECORD = '@turntable/declare/record';
type FieldTab = Tab & { readonly fields: readonly string[] };

/** Returns the tabs of fields of a record's page; other tabs stay derived. @throws without a form */
const fieldTabs = ({ resource, form = [] }: Declared): FieldTab[] => {
  const tabs = form.filter((tab): tab is FieldTab => tab.fields !== undefined);
  if (tabs.length === 0) throw new Error(`${resource} has no form to eject.`);
  return tabs;
};

const isReadBy = ({ readers }: Field, role: string): boolean => !readers || readers.includes(role);

/** Returns the roles with a right. @throws if no role has it */
const grantees = (declared: Declared, verb: string): string[] => {
  const roles = rolesWith(declared, verb);
  if (roles.length === 0) throw new Error(`Nobody may ${verb} ${declared.resource}.`);
  return roles;
};

/** Returns the source of a component with the hooks that it needs. */
const component = (source: Source, name: string, jsx: string, before = ''): string => {
  const hooks = [before, hooksFor(source, jsx)].filter(Boolean).join('\n');
  return `const ${name} = () => ${hooks ? `{\n${hooks}\nreturn (${jsx});\n}` : `(${jsx})`};\n`;
};

/** Wraps JSX so that it is shown only while the field has a value, if the declaration says so. */
const whileFilled = (source: Source, name: string, { onlyFilled }: Field, jsx: string): string => {
  const render = new Code(`(record) => (record.${name} ?? null) !== null && (${jsx})`);
  return onlyFilled ? element(source.use('WithRecord', ADMIN), { render }) : jsx;
};

const labeled = (source: Source, layer: Layer, declared: Declared, name: string): string => {
  const field = declared.fields[name];
  if (!field) return '';
  const given = { source: name, ...(layer.isWide(field) && { className: 'wide' }) };
  const value = fieldJsx(source, layer, declared, name, field);
  return whileFilled(source, name, field, element(source.use('Labeled', ADMIN), given, value));
};

/** Returns the record's page as react-admin's `Edit` or `Show`, with its tabs of fields written out; users of the other one get the derived page. */
const recordView = (
  view: 'Edit' | 'Show',
  declared: Declared,
  contentOf: (source: Source, tab: FieldTab) => string,
): string => {
  const source = new Source();
  const { resource } = declared;
  const tabs = fieldTabs(declared).map((tab) => ({
    key: tab.key,
    name: `${pascal(tab.key)}Tab`,
    content: contentOf(source, tab),
  }));
  const parts = tabs.map(({ key, name }) => `'${key}': <${name} />`).join(', ');
  const RecordScreen = source.takeDefault('RecordScreen', `${RECORD}/RecordScreen.tsx`);
  const page = element(source.use('RecordPage', `${RECORD}/RecordScreen.tsx`), {
    view: new Code('view'),
    parts: new Code(`{ ${parts} }`),
  });
  const given = view.toLowerCase();
  const useRights = source.use('useRights', '@turntable/declare/access/useRights.ts');
  const body = `const { ${given} } = ${source.use('useRecordView', `${RECORD}/RecordScreen.tsx`)}('${resource}');
    const mayEdit = ${useRights}('${resource}')('edit').may;
    if (${view === 'Edit' ? '!' : ''}mayEdit) return <${RecordScreen} resource="${resource}" />;`;
  const name = `${pascal(resource)}${view}`;
  const Admin = source.use(view, ADMIN);
  return source.written(`${tabs.map((tab) => component(source, tab.name, tab.content)).join('\n')}
/** ${view} of ${resource}, ejected from its declaration. */
${component(source, name, `<${Admin} key={${given}.id} {...${given}} render={(view) => ${page}} />`, body)}
export default ${name};
`);
};

/** Returns the page for users who may edit the record. */
export const editView = (layer: Layer, declared: Declared): string => {
  const { fields } = declared;
  const roles = grantees(declared, 'edit');
  const content = (source: Source, role: string, name: string): string => {
    const field = fields[name];
    if (!field || !isReadBy(field, role)) return '';
    const limit = layer.writableOnSave(declared, role)[name];
    return limit
      ? inputJsx(source, layer, declared, name, { field, limit, isNew: false })
      : labeled(source, layer, declared, name);
  };
  return recordView('Edit', declared, (source, tab) => {
    const lines = tab.fields.map((name) => byRole(roles, (role) => content(source, role, name)));
    const EditForm = source.use('EditForm', `${RECORD}/EditForm.tsx`);
    return element(EditForm, { names: tab.fields }, lines.join('\n'));
  });
};

/** Returns the page for users who may only read the record. */
export const showView = (layer: Layer, declared: Declared): string => {
  const roles = grantees(declared, 'show');
  return recordView('Show', declared, (source, tab) => {
    const lines = tab.fields.map((name) =>
      byRole(roles, (role) => {
        const field = declared.fields[name];
        if (!field || !isReadBy(field, role)) return '';
        return field.onlyFilled
          ? labeled(source, layer, declared, name)
          : fieldJsx(source, layer, declared, name, field);
      }),
    );
    const layout = element(source.use('SimpleShowLayout', ADMIN), {}, lines.join('\n'));
    const Card = source.takeDefault('Card', '@mui/material/Card');
    return element(Card, { sx: { maxWidth: 920 } }, layout);
  });
};

/** Returns the form for a new record. */
export const createView = (layer: Layer, declared: Declared): string => {
  const { resource, fields, views } = declared;
  const roles = grantees(declared, 'create');
  if (views?.create) throw new Error(`The create view of ${resource} is written by hand already.`);
  const source = new Source();
  const limits = Object.fromEntries(
    roles.map((role) => [role, layer.writableOnCreate(declared, role)]),
  );
  const names = [...new Set(roles.flatMap((role) => Object.keys(limits[role] ?? {})))];
  const inputs = names.map((name) =>
    byRole(roles, (role) => {
      const limit = limits[role]?.[name];
      const field = fields[name];
      return field && limit
        ? inputJsx(source, layer, declared, name, { field, limit, isNew: true })
        : '';
    }),
  );
  const CreateForm = source.use('CreateForm', `${RECORD}/CreateScreen.tsx`);
  const form = element(CreateForm, { onAdded: new Code('onAdded') }, inputs.join('\n'));
  const Create = source.use('Create', ADMIN);
  const useCreateView = source.use('useCreateView', `${RECORD}/CreateScreen.tsx`);
  const body = `const { view, onAdded } = ${useCreateView}('${resource}');`;
  const name = `${pascal(resource)}Create`;
  return source.written(`/** Create of ${resource}, ejected from its declaration. */
${component(source, name, `<${Create} {...view}>${form}</${Create}>`, body)}
export default ${name};
`);
};
