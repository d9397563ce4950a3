import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { renewAccount } from '../../authProvider/account.ts';
import { ToolButton } from '../../ui/buttons.ts';
import { Placard } from '../../ui/states/Placard.tsx';
import { FailedPicture } from '../../ui/states/pictures.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Balance } from '../home/Balance.tsx';
import { Panel } from '../home/Panel.tsx';
import { Password } from './Password.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Picture } from './Picture.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

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
  const errorText = useErrorText();
  // what is being typed is not to change by itself: no reading again when the window gets the focus
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['account'], queryFn: renewAccount, refetchOnWindowFocus: false });
  if (isPending) return <ScreenLoading />;
  if (!data) {
    return (
      <Placard isAlarm picture={<FailedPicture />} title={translate('pages.profile.failed')} text={errorText(error)}>
        <ToolButton type="button" onClick={() => refetch()}>
          {translate('common.retry')}
        </ToolButton>
      </Placard>
    );
  }
  const { account } = data;
  return (
    <Columns>
      <div>
        <Panel title={translate('pages.profile.personal')}>
          <PersonalData account={account} onSaved={refetch} />
        </Panel>
        <Panel title={translate('pages.profile.password.title')}>
          <Password account={account} />
        </Panel>
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
  );
};

/** The own profile (specification, chapter 2: Profile). */
const ProfilePage = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
    <ProfileTabs shown="common" />
    <Common />
  </div>
);

export default ProfilePage;
