import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers.ts';

const Vehicles = () => (
  <List perPage={25}>
    <DataTable>
      <DataTable.Col source="vehicle_name" />
      <DataTable.Col source="vin" />
      <DataTable.Col source="brand" />
      <DataTable.Col source="model" />
      <DataTable.Col source="updated_at" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="cars" list={Vehicles} />
    </Admin>,
  );
}
