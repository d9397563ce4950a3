import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Form, useLocale, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { useDropzone } from 'react-dropzone';
import { useWatch } from 'react-hook-form';
import type { Account } from '../../../contract/accounts/account.ts';
import { account } from '../../../contract/accounts/accountCalls.ts';
import type { SignInView } from '../../../contract/accounts/session.ts';
import { avatar } from '../../../contract/staff/avatarCalls.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { request } from '../../api/httpClient.ts';
import { isViewing, LOCALES } from '../../api/session.ts';
import { fieldKey } from '../../framework/define/textKeys.ts';
import { inputOf } from '../../framework/kinds/drawn.ts';
import { changedNames, withTyped } from '../../framework/record/draft.ts';
import { useFailure } from '../../framework/record/failure.ts';
import { resourceNamed } from '../../framework/registry.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { SaveBar } from '../../ui/form/FormBar.tsx';
import { FieldGrid } from '../../ui/form/fieldGrid.ts';
import { PICTURE_TYPES } from '../../ui/form/pictureTypes.ts';
import { initialsOf } from '../../ui/initialsOf.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { exactTime } from '../../ui/time/times.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Balance } from '../dashboard/Balance.tsx';
import { Columns, Panel } from '../Panel.tsx';
import { LoadedAccount } from './LoadedAccount.tsx';
import { Password, PasswordField } from './Password.tsx';
import { ProfileTabs } from './StaffTabs.tsx';
import { type ProfileSave, profileCall, saveProfile } from './saveProfile.ts';

interface PendingEmailProps {
  email: string;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** The address that waits for its confirmation, which can be dropped. */
const PendingEmail = ({ email, onCancelled }: PendingEmailProps) => {
  const translate = useTranslate();
  const { isBusy, attempt } = useAttempt();
  const cancel = async () => {
    await attempt(() => request(account.cancelEmailChange), 'pages.profile.email_cancelled');
    await onCancelled();
  };

  return (
    <div>
      <p role="status" style={{ margin: '0 0 4px', overflowWrap: 'anywhere' }}>
        {translate('pages.profile.email_pending', { email })}
      </p>
      {!isViewing() && (
        <Button type="button" size="small" disabled={isBusy} onClick={() => void cancel()}>
          {translate('pages.profile.email_cancel')}
        </Button>
      )}
    </div>
  );
};

interface PresentPasswordProps {
  present: string;
  pending: string | null;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** Asks for the present password once another address is typed than the `present` one; and says which address waits for its confirmation. */
const PresentPassword = ({ present, pending, onCancelled }: PresentPasswordProps) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: 'email' });
  if (typed !== present) {
    return (
      <PasswordField
        source="current_password"
        label={translate('pages.profile.password.current')}
        maxLength={undefined}
        autoComplete="current-password"
      />
    );
  }
  return pending === null ? null : <PendingEmail email={pending} onCancelled={onCancelled} />;
};

/** A person's own data are those of a member of staff: the same fields, named and checked alike. */
const STAFF = 'users';
const INPUTS = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};
const NAMES = Object.keys(INPUTS) as (keyof typeof INPUTS)[];

const LANGUAGES = { en: 'English', de: 'Deutsch' };

interface PersonalDataProps {
  account: Account;
  /** Reads the account again. */
  onSaved: () => Promise<unknown>;
}

/** Name, e-mail, telephone and language of the signed-in user. */
const PersonalData = ({ account, onSaved }: PersonalDataProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [shown, setLocale] = useLocaleState();
  const fail = useFailure(STAFF, [...NAMES, 'locale', 'current_password']);
  const limits = limitsOf(profileCall());
  const draft = {
    declared: resourceNamed(STAFF),
    writable: Object.fromEntries(NAMES.map((name) => [name, limits[name] ?? {}])),
    seen: account,
  };
  const inputProps = (name: (typeof NAMES)[number]) => {
    const field = draft.declared.fields[name];
    const asked = { resource: STAFF, name, label: fieldKey(STAFF, name), isNew: false };
    return {
      source: name,
      ...(field &&
        inputOf({ ...asked, field, limit: limits[name] ?? {}, before: account[name] }).props),
      ...INPUTS[name],
      slotProps: { htmlInput: { 'aria-required': name !== 'phone' } },
    };
  };
  const { name, email, phone } = account;
  const locale = account.locale ?? shown;
  const values = { id: account.id, name, email, phone, locale, current_password: '' };

  const save = async (typed: Partial<typeof values>) => {
    const language = LOCALES.find((one) => one === typed.locale && one !== account.locale);
    const changed: ProfileSave = withTyped(draft, {}, typed, changedNames(draft, typed));
    const secret =
      changed.email === undefined ? {} : { current_password: typed.current_password ?? '' };
    try {
      await saveProfile({ ...changed, ...secret, ...(language && { locale: language }) });
      await onSaved();
      if (language && language !== shown) setLocale(language);
      if (changed.email === undefined) notify('catalogue.profile_saved', { type: 'success' });
      else
        notify('pages.profile.email_mailed', {
          type: 'success',
          messageArgs: { email: changed.email },
        });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <Form
      noValidate
      disableInvalidFormNotification
      resource={STAFF}
      record={values}
      onSubmit={save}
    >
      <FieldGrid>
        {NAMES.map((name) => (
          <TextInput key={name} {...inputProps(name)} />
        ))}
        <PresentPassword present={email} pending={account.pending_email} onCancelled={onSaved} />
        <SelectInput
          source="locale"
          label={translate('pages.profile.language')}
          helperText={translate('pages.profile.language_hint')}
          choices={LOCALES.map((id) => ({ id, name: LANGUAGES[id] }))}
          translateChoice={false}
          isRequired
        />
      </FieldGrid>
      <SaveBar />
    </Form>
  );
};

interface PictureProps {
  account: Account;
  /** Reads the account again. */
  onChanged: () => Promise<unknown>;
}

/** The user's own picture: set and removed at once, without the form beside it. */
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
      <Avatar
        src={address ?? undefined}
        alt={translate('pages.profile.picture_of', { name })}
        sx={{
          width: 96,
          height: 96,
          fontSize: 34,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initialsOf(name)}
      </Avatar>
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

const SignInList = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 8 },
  '& p': { margin: 0 },
});

interface LineProps {
  signIn: SignInView;
  /** Reads the list again. */
  onEnded: () => Promise<unknown>;
}

const SignInLine = ({
  signIn: { id, browser, system, address, signed_in_at, used_at, is_current },
  onEnded,
}: LineProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt();
  const device =
    [browser, system].filter(Boolean).join(', ') || translate('pages.profile.sessions.unknown');

  const end = async () => {
    await attempt(
      () => request(account.endSignIn, { params: { id } }),
      'pages.profile.sessions.ended',
    );
    await onEnded();
  };

  return (
    <li>
      <div>
        <p>
          <strong>{device}</strong> · {address}
        </p>
        <p>
          {translate('pages.profile.sessions.signed_in', {
            at: exactTime(Date.parse(signed_in_at), locale),
          })}{' '}
          · {translate('pages.profile.sessions.used')} <RelativeTime at={used_at} />
        </p>
      </div>
      {is_current === 1 ? (
        <Chip size="small" label={translate('pages.profile.sessions.current')} />
      ) : (
        <Button
          color="inherit"
          disabled={isBusy}
          aria-label={translate('pages.profile.sessions.end_of', { device })}
          onClick={() => void end()}
        >
          {translate('pages.profile.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Where the user is signed in; every session but the present one can be ended. */
const SignIns = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['signIns'],
    queryFn: () => request(account.signIns),
  });
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <>
      <p>{translate('pages.profile.sessions.hint')}</p>
      <SignInList>
        {data?.data.map((signIn) => (
          <SignInLine key={signIn.id} signIn={signIn} onEnded={refetch} />
        ))}
      </SignInList>
    </>
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

/** The own profile (specification, chapter 2: Profile). */
const ProfilePage = () => (
  <>
    <ProfileTabs shown="common" />
    <Common />
  </>
);

export default ProfilePage;
