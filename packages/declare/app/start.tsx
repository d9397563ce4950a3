import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import {
  AdminContext,
  AdminUI,
  AppBar,
  CanAccess,
  CustomRoutes,
  Layout,
  type LayoutProps,
  localStorageStore,
  Menu,
  Navigate,
  Resource,
  reactRouterProvider,
  TitlePortal,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { keepSessionAlive } from '../api/refresh.ts';
import { storedUser } from '../api/session.ts';
import type { IconName, OwnIcon, Role } from '../application.ts';
import { connect, type Icon } from '../connection.ts';
import { SESSION } from '../contract/session.ts';
import { declaredProvider } from '../data/declaredProvider.ts';
import type { Label } from '../define/label.ts';
import type { Resource as Declared } from '../define/resource.ts';
import { allResources, registerResources } from '../registry.ts';
import type { Colours } from '../theme/colours.ts';
import { PLAIN } from '../theme/palette.ts';
import { styleNonce } from '../theme/styleNonce.ts';
import { themesOf } from '../theme/themesOf.ts';
import { iconNamed } from '../ui/icons.ts';
import { useStartAtTop, withoutTopMark } from '../ui/useStartAtTop.ts';
import { authProviderOf } from './authProvider.ts';
import { type Languages, loadI18nProvider, pageKey } from './i18n.ts';
import { queryClient } from './queryClient.ts';
import { resourceScreens } from './resourceScreens.tsx';
import { followingStore, TranslatedInPlace } from './TranslatedInPlace.tsx';

/** A screen of the application's own, with an entry in the menu. */
interface Page {
  /** Its address without a slash, which is also the subject of rights. */
  readonly path: string;
  readonly page: ComponentType;
  readonly title: Label;
  readonly icon: IconName;
  readonly roles: readonly Role[];
}

/** The web part of an application. */
export interface WebApplication {
  readonly name: string;
  readonly resources: readonly Declared[];
  readonly roles: readonly Role[];
  readonly icons: Readonly<Record<OwnIcon, Icon>>;
  readonly languages: Languages;
  readonly pages?: readonly Page[];
  readonly colours?: { readonly light: Colours; readonly dark: Colours };
}

const MenuEntry = ({ path, icon }: Page) => {
  const { canAccess } = useCanAccess({ resource: path, action: 'show' });
  const Icon = iconNamed(icon);
  const translate = useTranslate();
  return canAccess ? (
    <Menu.Item to={`/${path}`} primaryText={translate(pageKey(path))} leftIcon={Icon && <Icon />} />
  ) : null;
};

const Pages = createContext<readonly Page[]>([]);

/** The application's own pages, above its resources. */
const ApplicationMenu = () => (
  <Menu>
    {useContext(Pages).map((page) => (
      <MenuEntry key={page.path} {...page} />
    ))}
    <Menu.ResourceItems />
  </Menu>
);

const routerProvider = withoutTopMark(reactRouterProvider);

/** React-admin's bar, in which a page's title is the only heading. */
const ApplicationBar = () => (
  <AppBar>
    <TitlePortal component="div" variant="inherit" />
  </AppBar>
);

const ApplicationLayout = (props: LayoutProps) => {
  useEffect(keepSessionAlive, []);
  useStartAtTop();
  return <Layout {...props} appBar={ApplicationBar} menu={ApplicationMenu} />;
};

/** Starts the web part of an application in the page's element `#root`. */
export const startApplication = async ({
  name,
  resources,
  roles,
  icons,
  languages,
  pages = [],
  colours = PLAIN,
}: WebApplication): Promise<void> => {
  registerResources(resources);
  connect({ user: () => ({ ...storedUser() }), roles, refresh: SESSION.refresh, icons });
  const provider = await loadI18nProvider(languages, pages);
  const store = localStorageStore();
  store.setItem('locale', provider.getLocale()); // the cookie decides, which the server reads too
  const i18nProvider = followingStore(provider, store);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const styles = createCache({
    key: 'app',
    prepend: true,
    ...(styleNonce && { nonce: styleNonce }),
  });
  const themes = themesOf(colours);
  const readers = new Map(pages.map(({ path, roles: readers }) => [path, readers]));
  const application = (
    <AdminContext
      routerProvider={routerProvider}
      dataProvider={declaredProvider}
      authProvider={authProviderOf(readers)}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={themes.light}
      darkTheme={themes.dark}
    >
      <TranslatedInPlace>
        <AdminUI title={name} layout={ApplicationLayout} requireAuth disableTelemetry>
          {allResources().map((declared) => (
            <Resource key={declared.resource} {...resourceScreens(declared)} />
          ))}
          <CustomRoutes>
            {pages.map(({ path, page: Page }) => (
              <Route
                key={path}
                path={`/${path}`}
                element={
                  <CanAccess
                    resource={path}
                    action="show"
                    accessDenied={<Navigate to="/access-denied" replace />}
                  >
                    <Page />
                  </CanAccess>
                }
              />
            ))}
          </CustomRoutes>
        </AdminUI>
      </TranslatedInPlace>
    </AdminContext>
  );
  // with addresses as users know them: react-admin's own router would put everything behind a #
  const router = createBrowserRouter([{ path: '*', element: application }]);
  createRoot(root).render(
    <CacheProvider value={styles}>
      <Pages.Provider value={pages}>
        <RouterProvider router={router} />
      </Pages.Provider>
    </CacheProvider>,
  );
};
