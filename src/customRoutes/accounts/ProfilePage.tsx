import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { request } from '@turntable/declare/api/httpClient.ts';
import { catalogueKey } from '@turntable/declare/define/messages.ts';
import { PICTURE_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import { useNotify, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import type { Account } from '../../../contract/accounts/account.ts';
import { avatar } from '../../../contract/staff/avatarCalls.ts';
import { Portrait } from '../../resources/staff/Portrait.tsx';
import { Columns, Panel } from '../../ui/Panel.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Balance } from '../dashboard/Balance.tsx';
import { LoadedAccount } from './LoadedAccount.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SignInPanels } from './SignInPanels.tsx';
import { ProfileTabs } from './StaffTabs.tsx';

interface PictureProps {
  account: Account;
  /** Reads the account again. */
  onChanged: () => Promise<unknown>;
}

/** The user's picture. It is saved and removed at once, independent of the form. */
const OwnPicture = ({ account: { name, avatar: address }, onChanged }: PictureProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, attempt } = useAttempt();
  const change = (send: () => Promise<unknown>, done: string) =>
    attempt(() => send().then(onChanged), done, { title: catalogueKey('profile_updated') });
  const upload = (file: File) =>
    change(
      () => request(avatar.upload, { form: { fields: {}, files: { avatar: file } } }),
      'pages.profile.picture_saved',
    );
  const remove = () => change(() => request(avatar.remove), 'pages.profile.picture_removed');

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    multiple: false,
    disabled: isBusy,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => file && upload(file),
    onDropRejected: () => notify('rules.no_picture', { type: 'warning' }),
  });

  return (
    <Box
      {...getRootProps({ role: undefined })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderRadius: 2,
        bgcolor: isDragActive ? 'action.hover' : undefined,
      }}
    >
      <input {...getInputProps({ style: { display: 'none' } })} />
      <Portrait
        name={name}
        src={address}
        size={96}
        alt={translate('pages.profile.picture_of', { name })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 1 180px' }}>
        <Button
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          disabled={isBusy}
          onClick={open}
        >
          {translate('pages.profile.picture_choose')}
        </Button>
        {address && (
          <Button color="inherit" disabled={isBusy} onClick={remove}>
            {translate('pages.profile.picture_remove')}
          </Button>
        )}
        <p style={{ flexBasis: '100%' }}>{translate('pages.profile.picture_hint')}</p>
      </Box>
    </Box>
  );
};

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
            <SignInPanels account={account} />
          </div>
          <div>
            <Panel title={translate('pages.profile.picture')}>
              <OwnPicture account={account} onChanged={refetch} />
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

/** The user's profile (specification, chapter 2: Profile). */
const ProfilePage = () => (
  <>
    <ProfileTabs shown="common" />
    <Common />
  </>
);

export default ProfilePage;
