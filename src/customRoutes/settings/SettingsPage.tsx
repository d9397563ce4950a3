import { Navigate, useParams } from 'ra-core';
import { Route, Routes } from 'react-router-dom';
import { currentUser } from '../../framework/access/useRights.ts';
import { NotFound } from '../../layout/ScreenError.tsx';
import ChooseCompany from '../chooseCompany/ChooseCompany.tsx';
import { companyTabOfSettings } from '../chooseCompany/companyTab.ts';
import { CutoutEnginePage } from '../cutoutEngine/CutoutEnginePage.tsx';
import { ApplyPage } from './apply.tsx';
import { Basic } from './basic.tsx';
import { FtpUpload } from './ftp/FtpUpload.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';
import { settingsTabs } from './settingsTabs.ts';
import { ViewComments } from './views.tsx';

const PAGES = {
  '/settings/basic': Basic,
  '/settings/apply': ApplyPage,
  '/settings/angle-comments': ViewComments,
  '/settings/export': FtpUpload,
  '/settings/cutout-engine': CutoutEnginePage,
};

/** The operator's way to a company's settings; an address that means none leads to the operator's own. */
const ChosenCompany = () => {
  const tab = companyTabOfSettings(useParams<{ page: string }>().page ?? '');
  return tab ? <ChooseCompany tab={tab} /> : <NotFound />;
};

/** The settings that are no list (specification, chapter 2: Settings); the lists bring the same tabs along. */
const SettingsPage = () => {
  const tabs = settingsTabs(currentUser());
  const mine = Object.entries(PAGES).filter(([path]) => tabs.some(({ to }) => to === path));
  return (
    <Routes>
      <Route index element={<Navigate to={tabs[0]?.to ?? '/access-denied'} replace />} />
      {mine.map(([path, Page]) => (
        <Route
          key={path}
          path={path.slice('/settings/'.length)}
          element={
            <>
              <SettingsTabs shown={path} />
              <Page />
            </>
          }
        />
      ))}
      {currentUser().role === 'admin' ? (
        <Route path=":page" element={<ChosenCompany />} />
      ) : (
        <Route path="cutout-engine" element={<Navigate to="/access-denied" replace />} />
      )}
      <Route
        path="*"
        element={mine.length > 0 ? <NotFound /> : <Navigate to="/access-denied" replace />}
      />
    </Routes>
  );
};

export default SettingsPage;
