import { currentUser } from '@turntable/declare/connection.ts';
import { Navigate, useParams } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../layout/ScreenError.tsx';
import { FtpUpload } from '../ftpExport/FtpUpload.tsx';
import { ApplyPage } from '../looks/ApplyPage.tsx';
import { Basic } from '../looks/StandardLookPage.tsx';
import { CutoutEnginePage } from '../processing/CutoutEnginePage.tsx';
import { ViewComments } from '../views/ViewComments.tsx';
import ChooseCompany from './ChooseCompany.tsx';
import { companyTabOfSettings } from './companyTab.ts';
import SettingsTabs, { settingsTabs } from './SettingsTabs.tsx';

const PAGES = {
  '/settings/basic': Basic,
  '/settings/apply': ApplyPage,
  '/settings/angle-comments': ViewComments,
  '/settings/export': FtpUpload,
  '/settings/cutout-engine': CutoutEnginePage,
};

/** Has the operator choose a company, and leads to the part of its page; unknown addresses are not found. */
const ChosenCompany = () => {
  const tab = companyTabOfSettings(useParams<{ page: string }>().page ?? '');
  return tab ? <ChooseCompany tab={tab} /> : <NotFound />;
};

const inSettings = (path: string): string => path.slice('/settings/'.length);
const denied = <Navigate to="/access-denied" replace />;

/** The settings that are not lists (specification, chapter 2: Settings); lists have the same tabs. */
const SettingsPage = () => {
  const tabs = settingsTabs(currentUser());
  const pages = Object.entries(PAGES);
  const mine = pages.filter(([path]) => tabs.some(({ to }) => to === path));
  return (
    <Routes>
      <Route index element={tabs[0] ? <Navigate to={tabs[0].to} replace /> : denied} />
      {mine.map(([path, Page]) => (
        <Route
          key={path}
          path={inSettings(path)}
          element={
            <SettingsTabs shown={path}>
              <Page />
            </SettingsTabs>
          }
        />
      ))}
      {currentUser().role === 'admin' ? (
        <Route path=":page" element={<ChosenCompany />} />
      ) : (
        pages
          .filter((page) => !mine.includes(page))
          .map(([path]) => <Route key={path} path={inSettings(path)} element={denied} />)
      )}
      <Route path="*" element={mine.length > 0 ? <NotFound /> : denied} />
    </Routes>
  );
};

export default SettingsPage;
