import '../../../../src/connected.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import ListScreen from '@turntable/declare/list/ListScreen.tsx';
import CreateScreen from '@turntable/declare/record/CreateScreen.tsx';
import { registerResources } from '@turntable/declare/registry.ts';
import { AdminContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { allTexts, providerOf } from '../../../../src/i18n/i18nProvider.ts';
import { routerProvider } from '../../../../src/routing/routerProvider.tsx';
import { darkTheme, lightTheme } from '../../../../src/theme/theme.ts';
import { authProvider, dataProvider } from '../providers.ts';
import { useShown } from '../stage.ts';
import { defects } from './defects.resource.ts';
import { vehicles } from './vehicles.resource.ts';

registerResources([vehicles, defects]);

const declared = () => textsOf([vehicles, defects], 'en');
const texts = await allTexts(declared, 'en');
const i18nProvider = providerOf(
  () => texts,
  'en',
  () => false,
);

const Stage = () => {
  const shown = useShown();
  const { list } = vehicles;
  if (shown === undefined || !list) return null;
  if (shown === 'form') return <CreateScreen resource={defects.resource} />;
  registerResources([{ ...vehicles, list: { ...list, perPage: shown } }, defects]);
  return <ListScreen key={shown} resource={vehicles.resource} />;
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
