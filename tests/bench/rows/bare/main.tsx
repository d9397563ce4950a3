import { AdminContext, DataTable, List } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from '../providers.ts';
import { usePerPage } from '../stage.ts';

/** As little as react-admin needs to show the same columns. */
const Stage = () => {
  const perPage = usePerPage();
  return (
    perPage !== undefined && (
      <List
        resource="cars"
        perPage={perPage}
        sort={{ field: 'updated_at', order: 'DESC' }}
        actions={false}
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
