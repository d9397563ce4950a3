import '../../../../src/connected.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import ListScreen from '@turntable/declare/list/ListScreen.tsx';
import { registerResources } from '@turntable/declare/registry.ts';
import { AdminContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { allTexts, providerOf } from '../../../../src/i18n/i18nProvider.ts';
import { routerProvider } from '../../../../src/routing/routerProvider.tsx';
import { darkTheme, lightTheme } from '../../../../src/theme/theme.ts';
import { authProvider, dataProvider } from '../providers.ts';
import { usePerPage } from '../stage.ts';
import { vehicles } from './vehicles.resource.ts';

registerResources([vehicles]);

const declared = () => textsOf([vehicles], 'en');
const texts = await allTexts(declared, 'en');
const i18nProvider = providerOf(
  () => texts,
  'en',
  () => false,
);

const Stage = () => {
  const perPage = usePerPage();
  const { list } = vehicles;
  if (perPage === undefined || !list) return null;
  registerResources([{ ...vehicles, list: { ...list, perPage } }]);
  return <ListScreen key={perPage} resource={vehicles.resource} />;
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <Stage />
    </AdminContext>,
  );
}
