import {
  AdminContext,
  BooleanInput,
  ColumnsButton,
  Create,
  DataTable,
  DateInput,
  ExportButton,
  email,
  FilterButton,
  List,
  NumberInput,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from '../providers.ts';
import { useShown } from '../stage.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" alwaysOn choices={[{ id: 'new', name: 'New' }]} />,
];
const ACTIONS = (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
    <ExportButton />
  </TopToolbar>
);

const label = (text: string) => text[0]?.toUpperCase() + text.slice(1);

/** React-admin's own form as in its documentation, with the inputs of ../ours/defects.resource.ts. */
const FORM = (
  <Create resource="defects">
    <SimpleForm>
      <TextInput source="title" validate={required()} />
      <SelectInput
        source="severity"
        validate={required()}
        choices={['low', 'medium', 'high'].map((id) => ({ id, name: label(id) }))}
      />
      <NumberInput source="cost" min={0} />
      <NumberInput source="hours" min={0} max={100} />
      <DateInput source="found" />
      <BooleanInput source="safe" />
      <TextInput source="mail" validate={email()} />
      <TextInput source="link" />
      <TextInput source="note" multiline />
    </SimpleForm>
  </Create>
);

/** React-admin's own list as in its documentation, with the same columns, filters and buttons. */
const Stage = () => {
  const shown = useShown();
  if (shown === 'form') return FORM;
  return (
    shown !== undefined && (
      <List
        resource="cars"
        perPage={shown}
        sort={{ field: 'updated_at', order: 'DESC' }}
        filters={FILTERS}
        actions={ACTIONS}
      >
        <DataTable>
          <DataTable.Col source="vehicle_name" />
          <DataTable.Col source="vin" />
          <DataTable.Col source="brand" />
          <DataTable.Col source="model" />
          <DataTable.NumberCol source="photos_count" />
          <DataTable.Col source="state" />
          <DataTable.Col source="updated_at" />
        </DataTable>
      </List>
    )
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminContext authProvider={authProvider} dataProvider={dataProvider}>
      <Stage />
    </AdminContext>,
  );
}
