import { lazy } from 'react';

/** Most users start at a list, so its screen is bundled with the application. */
export { default as ListScreen } from '@turntable/declare/list/ListScreen.tsx';

// The other screens are fetched when they are first shown; all resources share the derived ones.
export const CreateScreen = lazy(() => import('@turntable/declare/record/CreateScreen.tsx'));
export const RecordScreen = lazy(() => import('@turntable/declare/record/RecordScreen.tsx'));

/** The upload queues, which continue with files that an earlier page left in the browser. */
export const uploadQueues = [
  () => import('./customRoutes/photos/uploads.tsx'),
  () => import('./customRoutes/albums/uploads.tsx'),
];

/** Screens of our own. */
export const HomePage = lazy(() => import('./customRoutes/dashboard/HomePage.tsx'));
export const ChooseCompany = lazy(() => import('./customRoutes/settings/ChooseCompany.tsx'));
export const SettingsTabs = lazy(() => import('./customRoutes/settings/SettingsTabs.tsx'));
export const SettingsPage = lazy(() => import('./customRoutes/settings/SettingsPage.tsx'));
export const ProfilePage = lazy(() => import('./customRoutes/accounts/ProfilePage.tsx'));
export const SecurityPage = lazy(() => import('./customRoutes/accounts/SecurityPage.tsx'));
export const SharePage = lazy(() => import('./customRoutes/photos/SharePage.tsx'));
export const LinkPage = lazy(() => import('./customRoutes/accounts/LinkPage.tsx'));
