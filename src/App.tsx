import { queryClient } from '@turntable/declare/app/queryClient.ts';
import { TranslatedInPlace } from '@turntable/declare/app/TranslatedInPlace.tsx';
import { connect } from '@turntable/declare/connection.ts';
import { allResources } from '@turntable/declare/registry.ts';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { AdminContext, AdminUI, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { PRODUCT_NAME } from '../brand.ts';
import { authProvider } from './authProvider/authProvider.ts';
import { Guarded } from './authProvider/Guarded.tsx';
import { AccessDenied } from './customRoutes/accounts/AccessDenied.tsx';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { appStore } from './layout/appStore.ts';
import { Layout } from './layout/Layout.tsx';
import { LeaveForSignIn } from './layout/LeaveForSignIn.tsx';
import { NotFound, ScreenError } from './layout/ScreenError.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { resourceScreens } from './resourceScreens.tsx';
import { routerProvider } from './routing/routerProvider.tsx';
import {
  HomePage,
  LinkPage,
  ProfilePage,
  SecurityPage,
  SettingsPage,
  SharePage,
} from './screens.ts';
import { ICONS } from './theme/icons.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

connect({ icons: ICONS });

const guarded = (
  Page: ComponentType,
  guard: Pick<ComponentProps<typeof Guarded>, 'subject' | 'otherwise'>,
) => (
  <Guarded action="show" {...guard}>
    <Page />
  </Guarded>
);

const ofLink = (page: ComponentProps<typeof LinkPage>['page']) => (
  <Suspense>
    <LinkPage page={page} />
  </Suspense>
);

/** The application: providers, resources, and screens of our own. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    routerProvider={routerProvider}
    store={appStore}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
  >
    <TranslatedInPlace>
      <AdminUI
        layout={Layout}
        notification={Toasts}
        catchAll={NotFound}
        error={ScreenError}
        accessDenied={AccessDenied}
        loginPage={LeaveForSignIn}
        title={PRODUCT_NAME}
        requireAuth
        disableTelemetry
      >
        {allResources().map((declared) => (
          <Resource key={declared.resource} {...resourceScreens(declared)} />
        ))}
        <CustomRoutes>
          <Route
            path="/"
            element={guarded(HomePage, { subject: 'home', otherwise: '/sections' })}
          />
          <Route path="/profile" element={guarded(ProfilePage, { subject: 'profile' })} />
          <Route path="/security" element={guarded(SecurityPage, { subject: 'security' })} />
          <Route path="/share/*" element={guarded(SharePage, { subject: 'share' })} />
          <Route path="/settings/*" element={guarded(SettingsPage, { subject: 'settings' })} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/reset-password" element={ofLink('reset')} />
          <Route path="/confirm-email" element={ofLink('confirm')} />
          <Route path="/setup" element={ofLink('setup')} />
        </CustomRoutes>
      </AdminUI>
    </TranslatedInPlace>
  </AdminContext>
);
