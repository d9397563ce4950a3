import {
  AdminContext,
  ColumnsButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from '../providers.ts';
import { usePerPage } from '../stage.ts';

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

/** React-admin's own list as in its documentation, with the same columns, filters and buttons. */
const Stage = () => {
  const perPage = usePerPage();
  return (
    perPage !== undefined && (
      <List
        resource="cars"
        perPage={perPage}
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
