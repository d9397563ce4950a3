import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isViewing } from '../../api/session.ts';
import { Balance } from '../dashboard/Balance.tsx';
import { Panel } from '../dashboard/Panel.tsx';
import { LoadedAccount } from './LoadedAccount.tsx';
import { Password } from './Password.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Picture } from './Picture.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { SignIns } from './SignIns.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 680px) minmax(0, 360px)' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});

const Common = () => {
  const translate = useTranslate();
  return (
    <LoadedAccount failed="pages.profile.failed">
      {(account, refetch) => (
        <Columns>
          <div>
            <Panel title={translate('pages.profile.personal')}>
              <PersonalData account={account} onSaved={refetch} />
            </Panel>
            <Panel title={translate('pages.profile.password.title')}>
              <Password account={account} />
            </Panel>
            {!isViewing() && (
              <Panel title={translate('pages.profile.sessions.title')}>
                <SignIns />
              </Panel>
            )}
          </div>
          <div>
            <Panel title={translate('pages.profile.picture')}>
              <Picture account={account} onChanged={refetch} />
            </Panel>
            {account.company && (
              <Panel title={translate('pages.balance.title')}>
                <p>{account.company.title}</p>
                <Balance tokens={account.tokens} credits={account.credits} />
              </Panel>
            )}
          </div>
        </Columns>
      )}
    </LoadedAccount>
  );
};

/** The own profile (specification, chapter 2: Profile). */
const ProfilePage = () => (
  <>
    <ProfileTabs shown="common" />
    <Common />
  </>
);

export default ProfilePage;
