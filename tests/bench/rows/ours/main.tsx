import { useMemo } from 'react';
import { AdminContext, type I18nProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { currentUser } from '../../../../src/framework/access/useRights.ts';
import { listOf } from '../../../../src/framework/list/listOf.tsx';
import { registerResources } from '../../../../src/framework/registry.ts';
import { messages } from '../../../../src/i18n/en/index.ts';
import { laidOver } from '../../../../src/i18n/laidOver.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { ListScreen } from '../../../../src/list/ListScreen.tsx';
import { textsOf } from '../../../../src/resources/texts/textsOf.ts';
import { darkTheme, lightTheme } from '../../../../src/theme/theme.ts';
import { authProvider, dataProvider } from '../providers.ts';
import { usePerPage } from '../stage.ts';
import { vehicles } from './vehicles.resource.ts';

registerResources([vehicles]);

const translate = translator(laidOver(messages, textsOf([vehicles], 'en')));
const i18nProvider: I18nProvider = {
  translate,
  getLocale: () => 'en',
  changeLocale: async () => undefined,
};

const Stage = () => {
  const perPage = usePerPage();
  const definition = useMemo(
    () => ({ ...listOf(vehicles, currentUser()), perPage: perPage ?? 25 }),
    [perPage],
  );
  return perPage !== undefined && <ListScreen definition={definition} />;
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <Stage />
    </AdminContext>,
  );
}
