import { lazyScreen } from './ui/screen/lazyScreen.tsx';

// The derived screens, each in a file that is fetched when it is first shown; all resources share them.
export const DerivedList = lazyScreen(() => import('./framework/list/DerivedList.tsx'));
export const CreateScreen = lazyScreen(() => import('./framework/record/CreateScreen.tsx'));
export const RecordScreen = lazyScreen(() => import('./framework/record/RecordScreen.tsx'));

/** Screens of our own. */
export const HomePage = lazyScreen(() => import('./customRoutes/home/HomePage.tsx'));
export const ChooseCompany = lazyScreen(
  () => import('./customRoutes/chooseCompany/ChooseCompany.tsx'),
);
export const SettingsPage = lazyScreen(() => import('./customRoutes/settings/SettingsPage.tsx'));
export const ProfilePage = lazyScreen(() => import('./customRoutes/profile/ProfilePage.tsx'));
